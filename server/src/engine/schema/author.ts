import {
  type Compiled,
  compileScalar,
  copyAnnotations,
  forms,
  hasOwnRequired,
  isSoundScalar,
  scalarForm,
  unionForm,
} from './authorForms';
import type { AuthorJudge } from './authorJudge';
import {
  annotationBits,
  bits,
  type Members,
  type NodeParts,
  readMembers,
  readNode,
  readSafely,
  unknownPart,
} from './node';
import { isDenseArray, isPlainRecord, type PlainRecord, setOwn } from './plain';
import { type Segment, Trail } from './trail';

/** Past so many nodes, a node that stands in several places is compiled once: its places can be countless. */
const SHARED_NODES = 10_000;

/** Where the walk goes next; `leave` ends the visit of a node or map that has children. */
class Task {
  /** Members: the properties of a map, and how many of them are done. */
  members: Members = noMembers;
  done = 0;

  /**
   * @param into takes the compiled node, under `key`
   * @param owner property, map and members: the compiled object that the names of required properties go to
   */
  constructor(
    readonly step: 'property' | 'value' | 'map' | 'members' | 'leave',
    readonly spec: unknown,
    readonly trail: Trail | undefined,
    readonly into: Compiled,
    readonly key: Segment,
    readonly owner: Compiled,
  ) {}
}

const noMembers: Members = { names: [], nodes: [] };

/** A scalar with no other keys compiles to its type. */
const bareBits = bits.type | bits.required;

/** For tasks that compile to nothing. */
const nowhere: Compiled = {};

/**
 * Judges a declaration of the second author dialect and compiles it on the way: depth-first, in declaration order, with
 * a stack of its own. When the list wants the first problem only, the walk ends there; else it goes on and also says
 * what the compiled schema would be refused for, at the author's own keys. Spec: schema-dsl.md §2.2.
 */
export class AuthorWalk {
  /** Every object and array of the compiled schema. */
  readonly made: object[] = [];
  readonly #tasks: Task[] = [];
  readonly #ancestors = new Set<unknown>();
  readonly #shared = { property: new Map<unknown, Compiled>(), value: new Map<unknown, Compiled>() };
  #visits = 0;

  constructor(readonly judge: AuthorJudge) {}

  /** Compiles a map of parameters to the open object around them. */
  parameters(map: unknown): Compiled {
    const root: Compiled = { type: 'object' };
    this.made.push(root);
    this.#run(new Task('map', map, undefined, root, 'properties', root));
    return root;
  }

  /** Compiles one node. */
  value(spec: unknown): unknown {
    const holder: Compiled = {};
    this.#run(new Task('value', spec, undefined, holder, 'root', holder));
    return holder.root;
  }

  #run(first: Task): void {
    this.#tasks.push(first);
    for (let task = this.#tasks.pop(); task !== undefined && !this.judge.list.isDone; task = this.#tasks.pop()) {
      if (task.step === 'leave') this.#ancestors.delete(task.spec);
      else if (task.step === 'map') this.#visitMap(task);
      else if (task.step === 'members') this.#visitMembers(task);
      else this.#visitNode(task, readNode(task.spec));
    }
  }

  #visitMap({ spec, trail, into, owner }: Task): void {
    if (spec === unknownPart) return;
    const members = readMembers(spec);
    if (members === undefined) {
      this.judge.list.add('a:map', trail, { found: spec });
    } else if (this.#ancestors.has(spec)) {
      this.judge.list.add('a:circular', trail);
    } else {
      this.#enter(spec as PlainRecord);
      const compiled: Compiled = {};
      this.made.push(compiled);
      into.properties = compiled;
      const task = new Task('members', spec, trail, compiled, '', owner);
      task.members = members;
      this.#visitMembers(task);
    }
  }

  /** Compiles the properties that are left; at one with children the rest has to wait for these. */
  #visitMembers(task: Task): void {
    const { trail, into, owner, members } = task;
    const { names, nodes } = members;
    for (let next = task.done; next < names.length; next += 1) {
      const spec = nodes[next];
      const key = names[next] ?? '';
      const parts = readNode(spec);
      if (parts !== undefined && isSoundScalar(parts)) {
        this.#compileLeaf(parts, into, key, owner);
        continue;
      }
      task.done = next + 1;
      this.#tasks.push(task);
      this.#visitNode(new Task('property', spec, new Trail(trail, key), into, key, owner), parts);
      return;
    }
  }

  #compileLeaf(parts: NodeParts, into: Compiled, key: string, owner: Compiled): void {
    if (parts.required === true) this.#addRequired(owner, key);
    const compiled: Compiled = { type: parts.type };
    this.made.push(compiled);
    if ((parts.mask & ~bareBits) !== 0) compileScalar(parts, compiled, this.made);
    setOwn(into, key, compiled);
  }

  /** The children of the object are to come: until they are done it is an ancestor. */
  #enter(spec: object): void {
    this.#ancestors.add(spec);
    this.#tasks.push(new Task('leave', spec, undefined, nowhere, '', nowhere));
  }

  #visitNode(task: Task, parts: NodeParts | undefined): void {
    const { spec, trail } = task;
    if (spec === unknownPart) return;
    if (task.step === 'property') this.#readRequired(task, parts);
    if (parts === undefined) {
      this.judge.list.add('a:node', trail, { found: spec });
    } else if (this.#ancestors.has(spec)) {
      this.judge.list.add('a:circular', trail);
    } else if (!this.#reuse(task)) {
      this.#compile(parts, task);
    }
  }

  /** Comes before all other tests, so it also looks at what is no node. */
  #readRequired({ spec, trail, key, owner }: Task, parts: NodeParts | undefined): void {
    if (parts ? !parts.has('required') : !hasOwnRequired(spec)) return;
    const found = parts ? parts.required : readSafely(spec as PlainRecord, 'required');
    if (found === true) this.#addRequired(owner, String(key));
    else if (found !== unknownPart) this.judge.list.add('a:required', trail, { key: 'required', found });
  }

  #addRequired(owner: Compiled, name: string): void {
    if (Array.isArray(owner.required)) {
      owner.required.push(name);
    } else {
      const required = [name];
      this.made.push(required);
      owner.required = required;
    }
  }

  /** Puts in place what the node was compiled to before, once there are very many nodes. */
  #reuse({ step, spec, into, key }: Task): boolean {
    this.#visits += 1;
    if (this.#visits < SHARED_NODES) return false;
    const known = this.#shared[step === 'property' ? 'property' : 'value'].get(spec);
    if (known) setOwn(into, String(key), known);
    return known !== undefined;
  }

  #compile(parts: NodeParts, task: Task): void {
    const { step, spec, trail, into, key } = task;
    const compiled: Compiled = {};
    this.made.push(compiled);
    setOwn(into, typeof key === 'number' ? String(key) : key, compiled);
    if (this.#visits >= SHARED_NODES) this.#shared[step === 'property' ? 'property' : 'value'].set(spec, compiled);
    if (parts.has('oneOf')) this.#compileUnion(parts, compiled, task);
    else this.#compileTyped(parts, compiled, task);
    if ((parts.mask & annotationBits) !== 0) this.judge.annotations(parts, trail);
  }

  #compileUnion(parts: NodeParts, compiled: Compiled, task: Task): void {
    const { spec, trail } = task;
    const isTyped = parts.has('type');
    this.judge.keys(parts, isTyped ? this.judge.eitherForm(parts) : unionForm, task);
    if (isTyped) {
      this.judge.list.add('a:type-and-oneof', trail);
      return;
    }
    const branches = parts.oneOf;
    if (branches === unknownPart) return;
    if (!isDenseArray(branches)) {
      this.judge.list.add('a:oneof', trail, { key: 'oneOf', found: branches });
      return;
    }
    if (branches.length < 2) this.judge.arity(branches, trail);
    this.#enter(spec as PlainRecord);
    const into: unknown[] = Array.from({ length: branches.length });
    const list = into as object as Compiled;
    this.made.push(into);
    compiled.oneOf = into;
    copyAnnotations(parts, compiled);
    const place = new Trail(trail, 'oneOf');
    for (let key = branches.length - 1; key >= 0; key -= 1) {
      const [branch, below] = [branches[key], new Trail(place, key)];
      this.#tasks.push(new Task('value', branch, below, list, key, nowhere));
    }
  }

  #compileTyped(parts: NodeParts, compiled: Compiled, task: Task): void {
    const { type } = parts;
    const allowed = forms.get(type);
    if (allowed === undefined) {
      this.#openUntyped(parts, task);
      return;
    }
    this.judge.keys(parts, allowed, task);
    if (allowed === scalarForm) {
      this.#compileScalar(String(type), parts, compiled, task);
      return;
    }
    if (type !== 'json') compiled.type = type;
    if ((parts.mask & annotationBits) !== 0) copyAnnotations(parts, compiled);
    if (type === 'object') this.#compileObject(parts, compiled, task);
    else if (type === 'array') this.#compileItems(parts, compiled, task);
  }

  #compileObject(parts: NodeParts, compiled: Compiled, task: Task): void {
    const openness = parts.additionalProperties;
    compiled.additionalProperties = openness;
    if (typeof openness !== 'boolean' && openness !== unknownPart) this.judge.openness(parts, task);
    if (!parts.has('properties')) return;
    this.#enter(task.spec as PlainRecord);
    this.#pushMembers(parts.properties, compiled, task.trail);
  }

  #compileItems(parts: NodeParts, into: Compiled, { spec, trail }: Task): void {
    if (!parts.has('items')) return;
    this.#enter(spec as PlainRecord);
    this.#pushItems(parts.items, into, trail);
  }

  /** The members of a node without a usable type are judged all the same when all problems are wanted. */
  #openUntyped(parts: NodeParts, task: Task): void {
    const { spec, trail } = task;
    this.judge.type(parts, task);
    if (this.judge.list.onlyFirst) return;
    this.#enter(spec as PlainRecord);
    if (isPlainRecord(parts.properties)) this.#pushMembers(parts.properties, {}, trail);
    if (isPlainRecord(parts.items)) this.#pushItems(parts.items, {}, trail);
  }

  #pushMembers(spec: unknown, into: Compiled, above: Trail | undefined): void {
    const trail = new Trail(above, 'properties');
    this.#tasks.push(new Task('map', spec, trail, into, 'properties', into));
  }

  #pushItems(spec: unknown, into: Compiled, above: Trail | undefined): void {
    const trail = new Trail(above, 'items');
    this.#tasks.push(new Task('value', spec, trail, into, 'items', into));
  }

  #compileScalar(type: string, parts: NodeParts, compiled: Compiled, { trail }: Task): void {
    if (parts.has('enum') && !isDenseArray(parts.enum)) {
      if (parts.enum !== unknownPart) this.judge.list.add('a:enum', trail, { key: 'enum', found: parts.enum });
      parts.mask &= ~bits.enum; // reported, and nothing to compare a const with
      parts.enum = undefined;
    }
    compileScalar(parts, compiled, this.made);
    this.judge.literals(type, parts, trail);
  }
}
