import { type Code, isWord, skipAngles } from './code';
import { skipClass, skipFunction } from './functions';
import { Operands } from './operands';
import { Binding, binaryOperators, prefixSigns, prefixWords } from './operators';
import { dynamicShape, type Shape } from './shape';
import { Kind } from './tokens';
import { skipType } from './types';
import { endOfLiteral } from './unclosed';

/** An expression and the token behind it; no shape where no expression begins. */
export interface Scanned {
  readonly shape: Shape | undefined;
  readonly next: number;
}

/**
 * Finds the end of the expression that begins at a token, and what it is. Ends where no operator goes on, so that a
 * missing comma loses nothing. Brackets are jumped over, which keeps the reading of a file linear.
 *
 * `bodies` gives the end of arrow functions without braces, by the first token of the body, as far as known before.
 */
export function scanExpression(code: Code, from: number, limit: number, bodies?: ReadonlyMap<number, number>): Scanned {
  const scan = new ExpressionScan(code, from, limit, bodies);
  return scan.run();
}

const valueKinds: ReadonlySet<number> = new Set([Kind.string, Kind.number, Kind.bigint, Kind.template, Kind.regex]);
const valueWords: ReadonlySet<string> = new Set(['this', 'super', 'null', 'true', 'false', 'import']);

class ExpressionScan {
  readonly #code: Code;
  readonly #from: number;
  readonly #limit: number;
  readonly #bodies: ReadonlyMap<number, number> | undefined;
  readonly #operands = new Operands();
  #at: number;
  /** True where an operand has to follow. */
  #due = true;

  constructor(code: Code, from: number, limit: number, bodies: ReadonlyMap<number, number> | undefined) {
    this.#code = code;
    this.#from = from;
    this.#at = from;
    this.#limit = limit;
    this.#bodies = bodies;
  }

  run(): Scanned {
    while (this.#at < this.#limit) {
      const goesOn = this.#due ? this.#readOperand() : this.#readOperator();
      if (!goesOn) break;
    }
    if (this.#operands.isEmpty) return { shape: undefined, next: this.#from };
    if (this.#due) this.#operands.push(dynamicShape('other', this.#at, this.#at, true));
    return { shape: this.#operands.joinAll(), next: this.#at };
  }

  /** Reads an operand or a prefix of one; false where neither stands. */
  #readOperand(): boolean {
    const { tokens } = this.#code;
    const kind = tokens.kind(this.#at);
    if (kind === Kind.name) return this.#readName();
    if (valueKinds.has(kind)) return this.#takeToken();
    if (kind === Kind.open) return this.#readBracket();
    if (kind === Kind.keyword) return this.#readKeyword(tokens.textOf(this.#at));
    if (kind === Kind.punctuator) return this.#readSign(tokens.textOf(this.#at));
    if (kind === Kind.head) return this.#takeDynamic('template', this.#code.brackets.after(this.#at));
    if (kind === Kind.jsxOpen) return this.#takeDynamic('other', this.#code.brackets.after(this.#at));
    return kind === Kind.private && this.#takeDynamic('other', this.#at + 1);
  }

  #take(shape: Shape): true {
    this.#operands.push(shape);
    this.#at = Math.min(shape.to, this.#limit);
    this.#due = false;
    return true;
  }

  #takeToken(): true {
    const from = this.#at;
    return this.#take({ form: 'token', from, to: from + 1, incomplete: this.#code.tokens.isUnterminated(from) });
  }

  #takeDynamic(why: 'template' | 'function' | 'other', to: number, incomplete = false): true {
    return this.#take(dynamicShape(why, this.#at, to, incomplete));
  }

  #readName(): boolean {
    const { tokens } = this.#code;
    const at = this.#at;
    if (tokens.is(at + 1, '=>')) return this.#readArrow(at + 2);
    if (tokens.is(at, 'async') && !tokens.startsLine(at + 1)) {
      if (tokens.is(at + 1, 'function')) return this.#takeFunction(at + 1);
      if (tokens.kind(at + 1) === Kind.name && tokens.is(at + 2, '=>')) return this.#readArrow(at + 3);
      const body = this.#findArrowBody(at + 1);
      if (body > 0) return this.#readArrow(body);
    }
    if ((tokens.is(at, 'await') || tokens.is(at, 'yield')) && this.#beginsOperand(at + 1)) return this.#takePrefix();
    return this.#takeToken();
  }

  #beginsOperand(at: number): boolean {
    const { tokens } = this.#code;
    const kind = tokens.kind(at);
    if (at >= this.#limit || tokens.startsLine(at)) return false;
    return (
      kind === Kind.name || kind === Kind.keyword || kind === Kind.open || kind === Kind.head || valueKinds.has(kind)
    );
  }

  #readKeyword(word: string): boolean {
    if (valueWords.has(word)) return this.#takeToken();
    if (word === 'function') return this.#takeFunction(this.#at);
    if (word === 'class') return this.#takeDynamic('other', skipClass(this.#code, this.#at, this.#limit));
    if (word === 'new') return this.#takePrefix('new', Binding.creation);
    // `(a: B) => void` in a type looks like a function whose result is on the next line.
    if (word === 'void' && this.#code.tokens.startsLine(this.#at + 1)) return this.#takeDynamic('other', this.#at + 1);
    return prefixWords.has(word) && this.#takePrefix();
  }

  #takeFunction(at: number): true {
    const { next, hasBody } = skipFunction(this.#code, at, this.#limit);
    return this.#takeDynamic('function', next, !hasBody);
  }

  #readSign(sign: string): boolean {
    if (sign === '-') return this.#takePrefix('minus');
    if (prefixSigns.has(sign)) return this.#takePrefix();
    const after = skipAngles(this.#code, this.#at);
    if (after === this.#at) return false;
    const body = this.#findArrowBody(after);
    if (body > 0) return this.#readArrow(body);
    this.#operands.pushPrefix('assertion', Binding.unary, this.#at);
    this.#at = after;
    return true;
  }

  #takePrefix(role: 'minus' | 'unary' | 'new' = 'unary', binding: number = Binding.unary): true {
    this.#operands.pushPrefix(role, binding, this.#at);
    this.#at++;
    return true;
  }

  #readBracket(): boolean {
    const { tokens, brackets } = this.#code;
    const from = this.#at;
    const body = this.#findArrowBody(from);
    if (body > 0) return this.#readArrow(body);
    const form = tokens.is(from, '(') ? 'group' : tokens.is(from, '[') ? 'array' : 'object';
    return this.#take({ form, from, to: endOfLiteral(this.#code, from), incomplete: !brackets.isClosed(from) });
  }

  /** The first token of an arrow function's body when its parameters begin at `at`, else -1. */
  #findArrowBody(at: number): number {
    const { tokens, brackets } = this.#code;
    const open = skipAngles(this.#code, at);
    if (!tokens.opens(open, '(') || !brackets.isClosed(open)) return -1;
    const after = brackets.after(open);
    if (tokens.is(after, '=>')) return after + 1;
    if (!tokens.is(after, ':') || this.#operands.awaitsColon) return -1;
    const end = skipType(this.#code, after + 1, this.#limit);
    return tokens.is(end, '=>') ? end + 1 : -1;
  }

  #readArrow(body: number): true {
    const { tokens, brackets } = this.#code;
    if (tokens.opens(body, '{')) return this.#takeDynamic('function', brackets.after(body), !brackets.isClosed(body));
    const known = this.#bodies?.get(body);
    if (known !== undefined) return this.#takeDynamic('function', known);
    this.#operands.pushPrefix('arrow', Binding.assignment, this.#at);
    this.#at = body;
    return true;
  }

  /** Reads what goes on after an operand; false where the expression ends. */
  #readOperator(): boolean {
    const { tokens } = this.#code;
    const at = this.#at;
    const kind = tokens.kind(at);
    if (kind === Kind.open) return this.#readPostfixBracket();
    if (kind === Kind.name) return this.#readCast();
    if (kind === Kind.template) return this.#extend('call', at + 1);
    if (kind === Kind.head) return this.#extend('call', this.#code.brackets.after(at));
    if (kind === Kind.keyword) return this.#readBinary(tokens.textOf(at));
    return kind === Kind.punctuator && this.#readOperatorSign(tokens.textOf(at));
  }

  #readOperatorSign(sign: string): boolean {
    const { tokens } = this.#code;
    if (sign === '.' || sign === '?.') return this.#readMember();
    if (sign === '!') return !tokens.startsLine(this.#at) && this.#wrap(this.#at + 1);
    if (sign === '++' || sign === '--') return !tokens.startsLine(this.#at) && this.#extend('other', this.#at + 1);
    if (sign === '<' && this.#readTypeArguments()) return true;
    if (sign === '>') return this.#readGreater();
    if (sign === '?') return this.#takeBinary('question', Binding.conditional);
    if (sign === ':') return this.#operands.takeColon(this.#at) && this.#expectOperand(this.#at + 1);
    return this.#readBinary(sign);
  }

  #readBinary(operator: string): boolean {
    const binding = binaryOperators.get(operator);
    return binding !== undefined && this.#takeBinary(operator === '+' ? 'plus' : 'binary', binding);
  }

  #takeBinary(role: 'plus' | 'binary' | 'question', binding: number): true {
    this.#operands.pushBinary(role, binding, this.#at);
    return this.#expectOperand(this.#at + 1);
  }

  #expectOperand(at: number): true {
    this.#at = at;
    this.#due = true;
    return true;
  }

  #pass(next: number): true {
    this.#at = Math.min(next, this.#limit);
    return true;
  }

  /** `>`, and what tokens of its own follow without a blank: `>=`, `>>`, `>>>=`. */
  #readGreater(): true {
    const { tokens } = this.#code;
    let last = this.#at;
    while (tokens.end(last) === tokens.start(last + 1) && (tokens.is(last + 1, '>') || tokens.is(last + 1, '=')))
      last++;
    this.#operands.pushBinary('binary', Binding.relational, this.#at);
    return this.#expectOperand(last + 1);
  }

  /** What stands here belongs to the last operand and changes nothing about its value. */
  #wrap(end: number, incomplete = false): true {
    const { last } = this.#operands;
    if (last) this.#operands.replaceLast(incomplete ? { ...last.shape, incomplete } : last.shape, last.start, end);
    return this.#pass(end);
  }

  /** The last operand becomes a part of something that only running the code would tell. */
  #extend(why: 'member' | 'call' | 'other', to: number, incomplete = false): true {
    const { last } = this.#operands;
    const creation = why === 'call' ? this.#operands.takeNew() : -1;
    const from = creation < 0 ? (last?.start ?? this.#at) : creation;
    const broken = incomplete || last?.shape.incomplete === true;
    this.#operands.replaceLast(dynamicShape(creation < 0 ? why : 'other', from, to, broken), from, to);
    return this.#pass(to);
  }

  #readMember(): true {
    const { tokens } = this.#code;
    const name = this.#at + 1;
    if (tokens.is(this.#at, '?.') && tokens.kind(name) === Kind.open) return this.#pass(name);
    const isName = isWord(tokens, name) || tokens.kind(name) === Kind.private;
    // A name on the next line with a colon behind it is the next key: this one is half typed.
    const isNextKey = tokens.startsLine(name) && tokens.is(name + 1, ':');
    return isName && name < this.#limit && !isNextKey
      ? this.#extend('member', name + 1)
      : this.#extend('member', name, true);
  }

  #readPostfixBracket(): boolean {
    const { tokens, brackets } = this.#code;
    const at = this.#at;
    const isCall = tokens.is(at, '(');
    if (!isCall && !tokens.is(at, '[')) return false;
    // `[key]:` on a line of its own after a value is a new entry whose comma is missing.
    if (!isCall && tokens.startsLine(at) && tokens.is(brackets.after(at), ':')) return false;
    return this.#extend(isCall ? 'call' : 'member', brackets.after(at), !brackets.isClosed(at));
  }

  /** Type arguments after an operand, which are passed over when a call follows or nothing that could be compared. */
  #readTypeArguments(): boolean {
    const { tokens } = this.#code;
    const after = skipAngles(this.#code, this.#at);
    if (after === this.#at) return false;
    const kind = tokens.kind(after);
    if (tokens.is(after, '(') || kind === Kind.template || kind === Kind.head) return this.#pass(after);
    return !this.#beginsOperand(after) && !tokens.startsLine(after) && this.#extend('other', after);
  }

  /** `as T` and `satisfies T` change nothing about the value. */
  #readCast(): boolean {
    const { tokens } = this.#code;
    const at = this.#at;
    if (tokens.startsLine(at) || !(tokens.is(at, 'as') || tokens.is(at, 'satisfies'))) return false;
    this.#operands.joinDownTo(Binding.relational);
    const after = tokens.is(at + 1, 'const') ? at + 2 : skipType(this.#code, at + 1, this.#limit);
    return after > at + 1 ? this.#wrap(after) : this.#wrap(at + 1, true);
  }
}
