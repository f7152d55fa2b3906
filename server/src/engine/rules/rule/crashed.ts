import { defineEngineRule } from '../../rule';

/** A fault of ours must not pass for a clean file: the one rule is silent, the others still run, and this says so. */
export const ruleCrashed = defineEngineRule({
  id: 'rule/crashed',
  summary: 'A rule must not fail on a document; this one did, and its verdict is missing.',
  severity: 'error',
  fix: 'none',
  messages: { crashed: 'The rule `{rule}` failed here ({reason}), so what it checks is unknown.' },
});
