import { type ConfigurationInUse, quoted, type StatusParams } from '../../server/src/protocol';
import { counted } from './counted';
import { en, t } from './l10n';

/** What the status item tells of. `stopped`: it has crashed too often, or was never up. */
export type ServerState =
  | { readonly kind: 'starting' | 'stopped' }
  /** `status` arrives when the server has looked at the workspace. */
  | { readonly kind: 'running'; readonly status?: StatusParams };

/** How a state is shown. */
export interface StatusFace {
  /** With icons, as VS Code writes them. */
  readonly text: string;
  /** Noun phrases and short sentences, in Markdown. */
  readonly details: readonly string[];
  readonly needsAttention: boolean;
}

/** How the status item shows a state. */
export function faceOf(state: ServerState): StatusFace {
  switch (state.kind) {
    case 'starting':
      return { text: '$(sync~spin) RFC', details: [t('Starting')], needsAttention: false };
    case 'stopped':
      return { text: '$(error) RFC', details: [t('The server has stopped')], needsAttention: true };
    case 'running': {
      const looking = { text: '$(sync~spin) RFC', details: [t('Looking at the workspace')], needsAttention: false };
      return state.status ? faceOfStatus(state.status) : looking;
    }
  }
}

function faceOfStatus({ configurations, enabled, errors, rfcs, warnings }: StatusParams): StatusFace {
  if (!enabled) {
    return {
      text: '$(circle-slash) RFC',
      details: [t('Off: the setting `rfc.enable` says so')],
      needsAttention: false,
    };
  }
  const shown = [...(errors > 0 ? [`$(error) ${errors}`] : []), ...(warnings > 0 ? [`$(warning) ${warnings}`] : [])];
  return {
    text: ['RFC', ...(shown.length > 0 ? shown : ['$(check)'])].join(' '),
    details: [
      [count(rfcs, 'RFC'), count(errors, 'error'), count(warnings, 'warning')].join(t(', ')),
      ...configurations.map(describeConfiguration),
    ],
    needsAttention: configurations.some(({ broken }) => broken),
  };
}

const none = { RFC: en('no RFCs'), error: en('no errors'), warning: en('no warnings') } as const;

function count(number: number, noun: keyof typeof none): string {
  return number === 0 ? t(none[noun]) : counted(number, noun);
}

function describeConfiguration({ broken, name, uri }: ConfigurationInUse): string {
  if (uri === undefined) return t('Configuration: the defaults');
  return broken
    ? t('Configuration: {name}, which does not parse: the last good one stays in use', { name: quoted(name) })
    : t('Configuration: {name}', { name: quoted(name) });
}
