import { useState } from 'preact/hooks';
import {
  markOf,
  type PairPreview,
  type PreviewBlock,
  type PreviewRow,
  type PreviewSideName,
  type RowMark,
} from '../../engine/preview/preview';
import { t } from '../l10n';
import type { PageHost } from './host';
import { NodeContext, Nodes } from './nodes';
import type { View } from './state';
import { isWhole, kindNames, splitPath } from './words';

export interface RowsProps {
  readonly host: PageHost;
  readonly preview: PairPreview;
  readonly view: View;
}

export const sideNames = ['anchor', 'counterpart'] as const;

/** Which sides a view shows. */
export function sidesIn(view: View): readonly PreviewSideName[] {
  return view === 'both' ? sideNames : [view];
}

/** The text of both sides, one row for what belongs together. */
export function Rows({ host, preview, view }: RowsProps) {
  const [stop, setStop] = useState<LineKey>('0:anchor'); // the line button that the Tab key reaches
  const whole = isWhole(preview);
  const first = preview.rows.findIndex((row) => sidesIn(view).some((side) => row[side].block));
  const stops = new Set(
    preview.rows.flatMap((row, index) =>
      sidesIn(view).flatMap((side) => (row[side].block ? [keyOf(index, side)] : [])),
    ),
  );
  const current = stops.has(stop) ? stop : ([...stops][0] ?? keyOf(first, 'anchor'));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are for the buttons in it
    <div class="rows" onKeyDown={stepBetweenLines}>
      {preview.rows.map((row, index) => (
        <Row
          key={index}
          {...{ host, preview, view, row, index, current }}
          mark={whole ? markOf(row) : 'same'}
          onStop={setStop}
        />
      ))}
    </div>
  );
}

type LineKey = `${number}:${PreviewSideName}`;

function keyOf(row: number, side: PreviewSideName): LineKey {
  return `${row}:${side}`;
}

interface RowProps extends RowsProps {
  readonly row: PreviewRow;
  readonly index: number;
  readonly mark: RowMark;
  readonly current: LineKey;
  readonly onStop: (key: LineKey) => void;
}

function Row(props: RowProps) {
  const { row, index, mark, view, preview } = props;
  return (
    <div class={`row ${mark}`} id={`row-${index}`} tabIndex={-1}>
      {sidesIn(view).map((side) => {
        const { block, notes } = row[side];
        const { lang, absence } = preview.sides[side];
        if (!block && absence !== undefined) return <div key={side} class="cell away" />;
        return (
          <div key={side} class={`cell ${block ? 'there' : 'gap'}`} data-side={side}>
            {block ? <Shown {...props} side={side} block={block} lang={lang} /> : <Gap {...props} side={side} />}
            {block && notes.length > 0 && (
              <ul class="notes">
                {notes.map((note) => (
                  <li key={note}>
                    <Sentence text={note} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        );
      })}
    </div>
  );
}

interface SideProps extends RowProps {
  readonly side: PreviewSideName;
}

/** A sentence whose words from the documents stand between backticks. */
function Sentence({ text }: { readonly text: string }) {
  return <>{text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}</>;
}

/** Where a side has nothing: what is missing, in a sentence. */
function Gap({ row, side, preview }: SideProps) {
  const other = side === 'anchor' ? 'counterpart' : 'anchor';
  const kind = row[other].block?.kind ?? 'other';
  const { notes } = row[side];
  const sentence = t('Only {language} has {kind} here.', {
    language: preview.sides[other].label,
    kind: t(kindNames[kind]),
  });
  return (
    <>
      {(notes.length > 0 ? notes : [sentence]).map((note) => (
        <p key={note}>
          <Sentence text={note} />
        </p>
      ))}
    </>
  );
}

interface ShownProps extends SideProps {
  readonly block: PreviewBlock;
  readonly lang: string;
}

function Shown({ host, preview, side, block, lang, index, current, onStop }: ShownProps) {
  const { editor } = host;
  const key = keyOf(index, side);
  const where = t('Line {line} of {name}', { line: block.line + 1, name: splitPath(preview.sides[side]).name });
  return (
    <>
      {editor && (
        <button
          type="button"
          class="line"
          data-row={index}
          data-side={side}
          tabIndex={key === current ? 0 : -1}
          title={t('{where}: show it in the editor', { where })}
          aria-label={t('{where}: show it in the editor', { where })}
          onFocus={() => onStop(key)}
          onClick={() => editor.reveal(side, block.line)}
        >
          {block.line + 1}
        </button>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button does the same */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button does the same */}
      <div
        class={`text ${editor ? 'leads' : ''}`}
        lang={lang}
        dir="auto"
        onClick={(event) => {
          if (editor && isPlainClick(event)) editor.reveal(side, block.line);
        }}
      >
        <NodeContext.Provider value={{ host, side }}>
          <Nodes nodes={block.nodes} />
        </NodeContext.Provider>
      </div>
    </>
  );
}

/** A click that neither follows a link nor ends a selection. */
function isPlainClick({ target }: Event): boolean {
  const isLink = target instanceof Element && target.closest('a') !== null;
  return !isLink && (window.getSelection()?.isCollapsed ?? true);
}

/** Arrow keys lead from line to line and across to the other side. */
function stepBetweenLines(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement) || !target.classList.contains('line')) return;
  const { row, side } = target.dataset;
  const inColumn = Array.from(currentTarget.querySelectorAll<HTMLElement>(`.line[data-side="${side}"]`));
  const at = inColumn.indexOf(target);
  const across = (other: PreviewSideName) =>
    currentTarget.querySelector<HTMLElement>(`.line[data-row="${row}"][data-side="${other}"]`);
  const steps: Readonly<Record<string, () => HTMLElement | null | undefined>> = {
    ArrowUp: () => inColumn[at - 1],
    ArrowDown: () => inColumn[at + 1],
    Home: () => inColumn[0],
    End: () => inColumn.at(-1),
    ArrowLeft: () => across('anchor'),
    ArrowRight: () => across('counterpart'),
  };
  const next = Object.hasOwn(steps, key) ? steps[key]?.() : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
}
