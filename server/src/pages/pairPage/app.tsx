import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../l10n';
import { Bar, Header, Legend } from './header';
import type { PageHost } from './host';
import type { ToPage } from './messages';
import { Rows, sidesIn } from './rows';
import { useKeptState } from './useKeptState';
import { useNarrow } from './useNarrow';
import { isWhole, placesIn } from './words';

/** The whole page: a pair of documents. */
export function App({ host }: { readonly host: PageHost }) {
  const [message, setMessage] = useState<ToPage>();
  useEffect(() => host.connect(setMessage), [host]);
  if (!message) return <p class="waiting">{t('Reading both languages…')}</p>;
  if (message.type === 'refused') return <p class="waiting">{message.reason}</p>;
  return <Pair host={host} preview={message.preview} />;
}

type PairProps = Pick<Parameters<typeof Rows>[0], 'host' | 'preview'>;

function Pair({ host, preview }: PairProps) {
  const { state, setView } = useKeptState(host);
  const isNarrow = useNarrow();
  const view = isNarrow && state.view === 'both' ? 'anchor' : state.view;
  const places = placesIn(preview);
  const place = useRef(-1);
  const step = (by: 1 | -1) => {
    place.current = (place.current + by + (by < 0 && place.current < 0 ? 1 : 0) + places.length) % places.length;
    const row = document.getElementById(`row-${places[place.current]}`);
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a part of this page */}
      <a class="skip" href="#text" onClick={skip}>
        {t('Skip to the text')}
      </a>
      <Header preview={preview} editor={host.editor} />
      <main class={view === 'both' ? 'both' : 'single'}>
        <Bar {...{ preview, view, isNarrow }} places={places.length} onView={setView} onStep={step} />
        <div id="text" role="tabpanel" aria-labelledby={`tab-${view}`} tabIndex={-1}>
          <Absences preview={preview} view={view} />
          <Rows host={host} preview={preview} view={view} />
        </div>
        {isWhole(preview) && <Legend />}
      </main>
    </>
  );
}

/** Moves the focus itself: in the editor's frame the address of the page does not. */
function skip(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
  document.getElementById('text')?.focus();
}

/** Why a side is empty. */
function Absences({ preview, view }: Pick<Parameters<typeof Rows>[0], 'preview' | 'view'>) {
  const shown = sidesIn(view);
  if (shown.every((side) => preview.sides[side].absence === undefined)) return null;
  return (
    <div class="row">
      {shown.map((side) => (
        <div key={side} class="cell absence">
          {preview.sides[side].absence}
        </div>
      ))}
    </div>
  );
}
