/** The calendar day after `day`, both as `yyyy-mm-dd`. `day` must be a calendar day of the years 100 to 9998. */
export function dayAfter(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + 1)).toISOString().slice(0, 'yyyy-mm-dd'.length);
}
