import { isCalendarDay } from '../../place';
import { defineRule } from '../../rule';
import { dayAfter } from '../support/calendar';
import { lineSpan } from '../support/lines';

/** A date to come is nearly always a slip in year or month, and the file stays on top of every list until then. */
export const layoutDateFuture = defineRule({
  id: 'layout/date-future',
  summary: 'The date in the file name must not lie after tomorrow.',
  severity: 'information',
  fix: 'none',
  messages: { future: 'The date `{date}` in the file name is yet to come; expected one up to today, `{today}`.' },
  check({ doc, report }) {
    const date = doc.place.name?.date;
    if (date === undefined || date <= doc.today || !isCalendarDay(date)) return; // no day: `layout/date-invalid`
    // East of here it may be tomorrow already.
    if (date > dayAfter(doc.today)) report('future', lineSpan(doc, 0), { date, today: doc.today });
  },
});
