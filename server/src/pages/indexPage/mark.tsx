/** The outline of each tone's shape around the origin, for a radius of 1: shapes tell lifecycles apart without colour. */
const outlines: Readonly<Record<string, string>> = {
  'tone-2': 'M0 -1.2 L1.2 0 L0 1.2 L-1.2 0 Z',
  'tone-3': 'M-0.9 -0.9 H0.9 V0.9 H-0.9 Z',
  'tone-4': 'M0 -1.15 L1.1 0.85 H-1.1 Z',
  'tone-5': 'M-1.15 -0.75 H1.15 L0 1.15 Z',
};

const circle = 'M-1 0 A1 1 0 1 1 1 0 A1 1 0 1 1 -1 0 Z';

/** The mark of a lifecycle inside a drawing, around the origin. */
export function MarkShape({ tone, radius }: { readonly tone: string; readonly radius: number }) {
  return (
    <path
      class={`mark ${tone}`}
      d={outlines[tone] ?? circle}
      transform={`scale(${radius})`}
      vector-effect="non-scaling-stroke"
    />
  );
}

/** The mark of a lifecycle in a line of text; what it stands for is said beside it. */
export function Mark({ tone }: { readonly tone: string }) {
  return (
    <svg class="mark-box" viewBox="-8 -8 16 16" aria-hidden="true">
      <MarkShape tone={tone} radius={5} />
    </svg>
  );
}
