import { isCalendarDay } from '../../place';
import { defineRule } from '../../rule';
import { lineSpan } from '../support/lines';

/** A day that never was cannot be the day of a proposal; it sorts wrongly, and what hangs on dates goes astray. */
export const layoutDateInvalid = defineRule({
  id: 'layout/date-invalid',
  summary: 'The date in the file name must be a day of the calendar.',
  severity: 'warning',
  fix: 'none',
  messages: { invalid: 'The date `{date}` in the file name is no day of the calendar.' },
  check({ doc, report }) {
    const date = doc.place.name?.date;
    if (date !== undefined && !isCalendarDay(date)) report('invalid', lineSpan(doc, 0), { date });
  },
});
