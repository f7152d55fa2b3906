import { isCalendarDay } from '../../place';
import { defineTreeRule } from '../../rule';
import { type ArchivedSide, findSides, readArchivedDate } from '../support/archive';

/** The day a decision went out of use is what people look up in an archive; a wrong one misleads for good. */
export const archiveDate = defineTreeRule({
  id: 'archive/date',
  summary: 'The day of archiving must be a day, not before the one in the file name, and the same on both sides.',
  severity: 'error',
  fix: 'none',
  messages: {
    invalid: 'The day of archiving `{found}` is no day of the calendar.',
    early: 'The day of archiving `{found}` lies before `{date}`, the date in the file name.',
    unequal: 'The day of archiving is `{found}` here and `{other}` on the other side; expected the same.',
    otherSide: 'The day on the other side.',
  },
  check({ tree, report }) {
    const { archive } = tree; // a line without a day in its form: `archive/header`
    const days = new Map(
      (archive ? findSides(archive) : []).flatMap((side) => {
        const day = archive && readArchivedDate(archive.settings, side.lines);
        return day ? [[side.file.place.path, { ...day, path: side.file.place.path, side }]] : [];
      }),
    );
    for (const { path, span, date: found, side } of days.values()) {
      const { date } = side.file.place;
      if (!isCalendarDay(found)) report('invalid', { path, span }, { found });
      else if (date !== undefined && isCalendarDay(date) && found < date)
        report('early', { path, span }, { found, date });
      const other = days.get(otherSideOf(side) ?? '');
      if (!other || other.date === found) continue;
      const related = [{ path: other.path, span: other.span, message: 'otherSide' } as const];
      report('unequal', { path, span }, { found, other: other.date }, { related });
    }
  },
});

function otherSideOf({ file, part }: ArchivedSide): string | undefined {
  return part === 'anchor' ? file.place.pair?.counterpart : file.place.pair?.anchor;
}
