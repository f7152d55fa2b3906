import { en, t } from '../l10n';

/** The parts of the page that can be jumped to. */
const targets = [
  ['filters', en('Skip to the filters')],
  ['timeline', en('Skip to the timeline')],
  ['graph', en('Skip to the links between documents')],
  ['table', en('Skip to the table')],
] as const;

/** Shown when the keyboard reaches them: whoever does not use a mouse gets past what comes first. */
export function SkipLinks() {
  return (
    <nav class="skip" aria-label={t('Parts of this page')}>
      {targets.map(([id, text]) => (
        <a key={id} href={`#${id}`} onClick={(event) => jump(event, id)}>
          {t(text)}
        </a>
      ))}
    </nav>
  );
}

/** Moves the focus itself: in the editor's frame the address of the page does not. */
function jump(event: MouseEvent, id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  event.preventDefault();
  event.stopPropagation();
  target.focus();
  target.scrollIntoView();
}
