import { defineSchemaRule, type FixDraft, type FixKind, type MessageData, type SchemaRule } from '../../rule';
import type { InspectedRule } from '../../schemaSites/classify';
import { type Finding, findingsOf } from '../../schemaSites/inspection';
import { written } from './schemaEdits';

/** A rule over what the walks of the schema library refuse. */
export interface InspectionDraft<Id extends string> {
  readonly name: InspectedRule;
  readonly summary: string;
  readonly fix: FixKind;
  /** `{found}` is the value at the place as it is written, `{key}` the key. */
  readonly messages: Readonly<Record<Id | 'found', string>>;
  /** In the first dialect nothing refuses it: it is only in vain. */
  readonly isMildInFirst?: true;
  /** Another message than `found`, or further values for its placeholders. */
  describe?(finding: Finding): { readonly message?: NoInfer<Id>; readonly data?: MessageData };
  fixes?(finding: Finding): readonly FixDraft<NoInfer<Id>>[];
}

/** Defines a rule that puts the findings of its name into words. Spec: schema-dsl.md §9, the rules marked R. */
export function defineInspectionRule<const Id extends string>(draft: InspectionDraft<Id>): SchemaRule {
  const { name, summary, fix, messages } = draft;
  return defineSchemaRule<string>({
    id: `schema/${name}`,
    summary,
    severity: 'error',
    fix,
    messages,
    check({ source, report }) {
      for (const site of source.sites) {
        for (const finding of findingsOf(site, name)) {
          const { message = 'found', data } = draft.describe?.(finding) ?? {};
          const isMild = draft.isMildInFirst && site.dialect === 'v1';
          report(
            message,
            finding.span,
            { ...factsOf(finding), ...data },
            {
              fixes: draft.fixes?.(finding) ?? [],
              ...(isMild ? { severity: 'warning' as const } : {}),
            },
          );
        }
      }
    },
  });
}

function factsOf({ element, key = '', site, value }: Finding): MessageData {
  const shown = element?.value ?? value;
  return { key, ...(shown ? { found: written(shown, site) } : {}) };
}
