import { forms, unionForm } from './authorForms';
import { checkAnnotation, checkAnnotationTypes, checkLiterals, hasSoundAnnotations, hasSoundLiterals } from './content';
import { allKnown, annotationKeys, bits, isKeyword, type NodeParts, type Unknowns, unknownPart } from './node';
import type { PlainRecord } from './plain';
import type { ProblemList } from './problems';
import type { Trail } from './trail';

/** A node of a declaration, where it is, and whether it is the value of a property. */
interface Place {
  readonly step: string;
  readonly spec: unknown;
  readonly trail: Trail | undefined;
}

/**
 * Reports what is wrong with single nodes of the second author dialect. When the list wants the first problem only, what
 * the compiled schema would be refused for is noted and not reported: the compiled schema is judged as such then.
 */
export class AuthorJudge {
  /** Whether the compiled schema passes `assertSupportedJsonSchema`, given that the author made no mistake. */
  isSound = true;

  constructor(
    readonly list: ProblemList,
    readonly unknowns: Unknowns = allKnown,
  ) {}

  /** A type that is none. */
  type(parts: NodeParts, { spec, trail }: Place): void {
    const isMissing = !parts.has('type');
    if (parts.type === unknownPart || (isMissing && this.unknowns.isPartial(spec as PlainRecord))) return;
    this.list.add('a:type', trail, { key: 'type', ...(isMissing ? {} : { found: parts.type }) });
  }

  /** The first key outside the form when only one problem is wanted, else all of them. */
  keys(parts: NodeParts, allowed: number, { step, spec, trail }: Place): void {
    const fine = step === 'property' ? allowed | bits.required : allowed;
    if ((parts.mask & ~fine) === 0) return;
    for (const key of Object.keys(spec as PlainRecord)) {
      if (!isKeyword(key) || (bits[key] & fine) === 0) this.list.add('a:key', trail, { key });
    }
  }

  /** What a node with a type and branches may have: when all problems are wanted, that it has both is the only one about it. */
  eitherForm({ type }: NodeParts): number {
    return unionForm | bits.type | (this.list.onlyFirst ? 0 : (forms.get(type) ?? 0));
  }

  /** An object that does not say whether it is open. */
  openness(parts: NodeParts, { spec, trail }: Place): void {
    const isMissing = !parts.has('additionalProperties');
    if (isMissing && this.unknowns.isPartial(spec as PlainRecord)) return;
    const found = isMissing ? {} : { found: parts.additionalProperties };
    this.list.add('a:openness', trail, { key: 'additionalProperties', ...found });
  }

  /** Fewer than two branches. */
  arity(branches: readonly unknown[], trail: Trail | undefined): void {
    this.isSound = false;
    if (this.list.onlyFirst || branches.includes(unknownPart)) return;
    this.list.add('oneof-shape', trail, { key: 'oneOf' });
  }

  /** Entries of `enum` and a `const` that do not fit. */
  literals(type: string, parts: NodeParts, trail: Trail | undefined): void {
    if (hasSoundLiterals(type, parts)) return;
    this.isSound = false;
    if (!this.list.onlyFirst) checkLiterals(type, parts, this.list, trail);
  }

  /** Annotations that are no text, or no JSON. */
  annotations(parts: NodeParts, trail: Trail | undefined): void {
    if (hasSoundAnnotations(parts)) return;
    this.isSound = false;
    if (this.list.onlyFirst) return;
    for (const key of annotationKeys) {
      if (parts.has(key)) checkAnnotation(parts, key, this.list, trail);
    }
    checkAnnotationTypes(parts, this.list, trail);
  }
}
