import { type Config, namespaceOf, namespaces, type Project, registry, type SeverityOrOff } from '../engine';
import { t } from '../speech';
import { hint } from './args';
import { UsageError } from './usage';

/** Rule id or `namespace/*` to severity. */
export type Overrides = Readonly<Record<string, SeverityOrOff>>;

const severities = ['error', 'warning', 'information', 'hint', 'off'] as const satisfies readonly SeverityOrOff[];

/** Reads the values of `--rule`: `ID=SEVERITY`; a later one replaces an earlier one of the same id. */
export function readOverrides(values: readonly string[]): Overrides {
  return Object.fromEntries(values.map(readOverride));
}

function readOverride(value: string): [string, SeverityOrOff] {
  const [id, severity, ...more] = value.split('=');
  if (!id || !severity || more.length > 0) {
    throw new UsageError(
      t('`--rule` takes `ID=SEVERITY`, such as `status/malformed=warning`, not `{value}`.', { value }),
    );
  }
  return [knownRule(id), knownSeverity(severity)];
}

function knownRule(id: string): string {
  const ids = [...registry.map((rule) => rule.id), ...namespaces.map((namespace) => `${namespace}/*`)];
  if (ids.includes(id)) return id;
  throw new UsageError(
    t('`--rule`: there is no rule `{id}`{end}', { id, end: hint(id, ids, t('`rfc rules` lists them')) }),
  );
}

function knownSeverity(given: string): SeverityOrOff {
  const found = severities.find((severity) => severity === given);
  if (found) return found;
  const end = hint(given, severities, t('it is one of {names}', { names: severities.join(', ') }));
  throw new UsageError(t('`--rule`: there is no severity `{given}`{end}', { given, end }));
}

/** The project with the overrides in force: they win over every entry of the configuration that they cover. */
export function overrideRules(project: Project, overrides: Overrides): Project {
  const override = (config: Config): Config => {
    const untouched = Object.entries(config.rules).filter(([id]) => !(`${namespaceOf(id)}/*` in overrides));
    return { ...config, rules: { ...Object.fromEntries(untouched), ...overrides } };
  };
  return { ...project, roots: project.roots.map(override) };
}
