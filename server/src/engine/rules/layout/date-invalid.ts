import { isCalendarDay } from '../../place';
import { defineRule } from '../../rule';
import { lineSpan } from '../support/lines';
import { renameByTemplate, renameTitles } from '../support/relocate';

/** A day that never was cannot be the day of a proposal; it sorts wrongly, and what hangs on dates goes astray. */
export const layoutDateInvalid = defineRule({
  id: 'layout/date-invalid',
  summary: 'The date in the file name must be a day of the calendar.',
  severity: 'warning',
  fix: 'suggestion',
  messages: { invalid: 'The date `{date}` in the file name is no day of the calendar.', ...renameTitles },
  check({ doc, report }) {
    const { name } = doc.place;
    if (name?.date === undefined || isCalendarDay(name.date)) return;
    const fixes = renameByTemplate(doc, name.topic);
    report('invalid', lineSpan(doc, 0), { date: name.date }, { fixes });
  },
});
