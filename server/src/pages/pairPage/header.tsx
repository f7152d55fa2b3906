import type { PairPreview, PreviewSideName } from '../../engine/preview/preview';
import { stepInRow } from '../indexPage/roving';
import { t } from '../l10n';
import type { EditorActions } from './host';
import type { PairAction } from './messages';
import { sideNames, sidesIn } from './rows';
import type { View } from './state';
import { countPlaces, describeState, isWhole, splitPath } from './words';

export interface HeaderProps {
  readonly preview: PairPreview;
  readonly editor: EditorActions | undefined;
}

/** What the page is about, how the pair stands, and what can be done about it. */
export function Header({ preview, editor }: HeaderProps) {
  const { name, folder } = splitPath(preview.sides.anchor);
  const { text, tone } = describeState(preview);
  return (
    <header class="top">
      <div class="about">
        <p class="folder">{folder}</p>
        <h1>{name}</h1>
        <p class={`state ${tone}`} role="status">
          {text}
        </p>
      </div>
      {editor && (
        <div class="actions">
          {actionsFor(preview).map(({ action, label, isFirst }) => (
            <button
              key={action}
              type="button"
              class={isFirst ? 'action first' : 'action'}
              onClick={() => editor.act(action)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </header>
  );
}

interface OfferedAction {
  readonly action: PairAction;
  readonly label: string;
  readonly isFirst: boolean;
}

function actionsFor({ state, sides }: PairPreview): OfferedAction[] {
  const isPaired = sideNames.every((side) => !sides[side].isMissing);
  if (state === 'excluded') return [];
  if (!isPaired) {
    const missing = sides.counterpart.isMissing ? sides.counterpart.label : sides.anchor.label;
    return [{ action: 'create', label: t('Begin {missing}', { missing }), isFirst: true }];
  }
  const compare: OfferedAction = { action: 'compare', label: t('Compare Changes'), isFirst: false };
  const confirm: OfferedAction = { action: 'confirm', label: t('Confirm Pair'), isFirst: true };
  if (state === 'ok') return [];
  return state === 'out-of-sync' ? [compare, confirm] : [confirm];
}

interface BarProps {
  readonly preview: PairPreview;
  readonly view: View;
  readonly isNarrow: boolean;
  readonly places: number;
  readonly onView: (view: View) => void;
  readonly onStep: (step: 1 | -1) => void;
}

/** Stays in sight: which languages are shown, and the way from difference to difference. */
export function Bar({ preview, view, isNarrow, places, onView, onStep }: BarProps) {
  return (
    <div class="bar">
      <Tabs preview={preview} view={view} isNarrow={isNarrow} onView={onView} />
      {isWhole(preview) && (
        <div class="places">
          <span role="status" class={places > 0 ? 'count some' : 'count'}>
            {countPlaces(places)}
          </span>
          {places > 0 && (
            <>
              <button
                type="button"
                class="step"
                aria-label={t('Previous difference')}
                title={t('Previous difference')}
                onClick={() => onStep(-1)}
              >
                ↑
              </button>
              <button
                type="button"
                class="step"
                aria-label={t('Next difference')}
                title={t('Next difference')}
                onClick={() => onStep(1)}
              >
                ↓
              </button>
            </>
          )}
        </div>
      )}
      <div class="heads">
        {sidesIn(view).map((side) => (
          <Head key={side} preview={preview} side={side} />
        ))}
      </div>
    </div>
  );
}

function Tabs({ preview, view, isNarrow, onView }: Omit<BarProps, 'places' | 'onStep'>) {
  const { anchor, counterpart } = preview.sides;
  const all: readonly { readonly view: View; readonly label: string; readonly lang?: string }[] = [
    ...(isNarrow ? [] : [{ view: 'both', label: t('Side by side') } as const]),
    { view: 'anchor', label: anchor.label, lang: anchor.lang },
    { view: 'counterpart', label: counterpart.label, lang: counterpart.lang },
  ];
  const step = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }) => {
    const to = stepInRow(
      event.key,
      all.findIndex((each) => each.view === view),
      all.length,
    );
    const next = to === undefined ? undefined : all[to];
    if (to === undefined || !next) return;
    event.preventDefault();
    onView(next.view);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label={t('Languages shown')} onKeyDown={step}>
      {all.map((each) => (
        <button
          key={each.view}
          type="button"
          role="tab"
          id={`tab-${each.view}`}
          lang={each.lang}
          aria-selected={each.view === view}
          aria-controls="text"
          tabIndex={each.view === view ? 0 : -1}
          onClick={() => onView(each.view)}
        >
          {each.label}
        </button>
      ))}
    </div>
  );
}

function Head({ preview, side }: { readonly preview: PairPreview; readonly side: PreviewSideName }) {
  const { label, lang, isEdited } = preview.sides[side];
  return (
    <p class="head">
      <strong lang={lang}>{label}</strong> <span class="file">{splitPath(preview.sides[side]).name}</span>
      {isEdited && <span class="edited">{t('changed')}</span>}
    </p>
  );
}

/** What the marks mean. */
export function Legend() {
  return (
    <ul class="legend" aria-label={t('Marks')}>
      <li class="differs">{t('differs from the other language')}</li>
      <li class="missing">{t('missing in one language')}</li>
      <li class="uneven">{t('in one language only, which the check allows')}</li>
    </ul>
  );
}
