import type { Item } from '../../pairs/signature';
import { defineStructureRule } from '../support/pairStructure';

/** A row or column that only one side has holds facts that the readers of the other one never see. */
export const pairTableShape = defineStructureRule({
  id: 'pair/table-shape',
  summary: 'Both sides of a pair must have the same tables, of the same shape.',
  fix: 'suggestion',
  sequence: 'tables',
  messages: {
    different:
      'This table has {columns} columns and {rows} rows, its partner in `{other}` {otherColumns} and {otherRows}; expected the same shape.',
    lone: '`{other}` has no partner for this table of {columns} columns; expected the same tables on both sides.',
    lones: '`{other}` has no partners for this table and {count} more; expected the same tables on both sides.',
    lacking:
      'A table of {columns} columns and {rows} rows is missing here; expected a partner of the one in `{other}`.',
    lackings: 'Tables are missing here; expected partners of one with {columns} columns in `{other}` and {count} more.',
    partner: 'The table on the other side.',
    place: 'Its partner would stand here.',
    insertSection: 'Insert the section for `{heading}` here',
    insertSectionThere: 'Insert the section for `{heading}` in `{other}`',
  },
  differ({ own, other }) {
    const [mine, theirs] = [shapeOf(own), shapeOf(other)];
    return { data: { ...mine, otherColumns: theirs.columns, otherRows: theirs.rows } };
  },
  tell: shapeOf,
});

function shapeOf({ element }: Item): { columns: number; rows: number } {
  return 'columns' in element ? { columns: element.columns, rows: element.rows } : { columns: 0, rows: 0 };
}
