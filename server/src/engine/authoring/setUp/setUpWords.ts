import { baseOf } from '../../links/paths';
import { quoteList } from '../../rules/support/quote';
import { type Words, words } from '../words';
import type { FoundLayout } from './findLayout';
import type { SetUpPlan } from './planSetUp';

/** What a plan rests on and what the rules would report then, in sentences for whoever decides whether to write it. */
export function setUpWords({ layout, report }: SetUpPlan): Words[] {
  if (layout === 'new') return [words('setUpNew')];
  const found = layout === 'default' ? [words('setUpDefault', { count: report.documents })] : foundWords(layout);
  const counts = report.rules.map(({ rule, severity, count }) => `${count} × ${rule} (${severity})`).join(', ');
  return [...found, counts === '' ? words('setUpClean') : words('setUpReport', { counts })];
}

function foundWords(layout: FoundLayout): Words[] {
  const { folder, documents, lifecycles, shape, elsewhere } = layout;
  const data = { count: documents.length, example: baseOf(documents[0] ?? ''), folder };
  const where =
    shape === 'loose'
      ? words('setUpLoose', { ...data, known: quoteList(lifecycles.map((name) => `${folder}/${name}/`)) })
      : words('setUpFound', data);
  return elsewhere === 0 ? [where] : [where, words('setUpElsewhere', { count: elsewhere })];
}
