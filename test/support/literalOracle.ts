import ts from 'typescript';
import type { DynamicKind, EntryKind } from '../../server/src/engine/literals';
import type { ShownCall, ShownEntry, ShownLiteral, ShownTyped } from './shownLiterals';

/** What TypeScript's own parser and binder make of a source text, in the shape of `showCalls` and `showTyped`. */
export interface OracleReading {
  readonly calls: readonly ShownCall[];
  readonly typed: readonly ShownTyped[];
  /** True when the text has a fault in its syntax: then nothing is to be compared. */
  readonly isFaulty: boolean;
}

/** Reads all calls by name, and all values of a type that is nothing but a name. */
export function readByTypeScript(text: string, file: string): OracleReading {
  const oracle = new Oracle(text, file);
  oracle.run();
  return oracle;
}

const stripped = new Set([
  ts.SyntaxKind.ParenthesizedExpression,
  ts.SyntaxKind.AsExpression,
  ts.SyntaxKind.SatisfiesExpression,
  ts.SyntaxKind.NonNullExpression,
  ts.SyntaxKind.TypeAssertionExpression,
]);

const castable = new Set([
  ts.SyntaxKind.ObjectLiteralExpression,
  ts.SyntaxKind.ArrayLiteralExpression,
  ts.SyntaxKind.Identifier,
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NumericLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
]);

class Oracle implements OracleReading {
  readonly #source: ts.SourceFile;
  readonly #checker: ts.TypeChecker;
  readonly isFaulty: boolean;
  readonly calls: ShownCall[] = [];
  readonly typed: ShownTyped[] = [];

  constructor(text: string, file: string) {
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
    const host: ts.CompilerHost = {
      getSourceFile: (name) => (name === file ? source : undefined),
      getDefaultLibFileName: () => 'lib.d.ts',
      writeFile: () => undefined,
      getCurrentDirectory: () => '',
      getCanonicalFileName: (name) => name,
      useCaseSensitiveFileNames: () => true,
      getNewLine: () => '\n',
      fileExists: (name) => name === file,
      readFile: () => undefined,
    };
    const program = ts.createProgram([file], { noLib: true, noResolve: true, allowJs: true, types: [] }, host);
    this.#source = source;
    this.#checker = program.getTypeChecker();
    this.isFaulty = program.getSyntacticDiagnostics(source).length > 0;
  }

  run(): void {
    const todo: ts.Node[] = [this.#source];
    for (let node = todo.pop(); node; node = todo.pop()) {
      if (ts.isCallExpression(node)) this.#readCallee(node);
      else this.#readType(node);
      ts.forEachChild(node, (child) => void todo.push(child));
    }
    this.calls.sort((a, b) => a.start - b.start);
    this.typed.sort((a, b) => a.start - b.start);
  }

  #readCallee(node: ts.CallExpression): void {
    const name = nameOf(node.expression);
    if (name) this.calls.push(this.#readCall(name.text, name, node));
  }

  /** Casts and annotations with a value. What is cast has to be a value of its own, no call and no sum. */
  #readType(node: ts.Node): void {
    const isCast = ts.isAsExpression(node) || ts.isSatisfiesExpression(node);
    const isDeclaration = ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node) || ts.isParameter(node);
    const value = isCast ? node.expression : isDeclaration ? node.initializer : undefined;
    if (!value || !(isCast || isDeclaration) || !node.type || !ts.isTypeReferenceNode(node.type)) return;
    if (ts.isConstTypeReference(node.type) || node.type.typeArguments || (isCast && !isCastable(value))) return;
    const name = node.type.typeName;
    const last = ts.isIdentifier(name) ? name : name.right;
    const by = ts.isAsExpression(node) ? 'as' : isCast ? 'satisfies' : 'annotation';
    this.typed.push({ type: last.text, start: last.getStart(this.#source), by, value: this.#read(value) });
  }

  #readCall(name: string, at: ts.Node, call: ts.CallExpression): ShownCall {
    return {
      name,
      start: at.getStart(this.#source),
      end: call.getEnd(),
      arguments: call.arguments.map((argument) => this.#element(argument)),
    };
  }

  #element(node: ts.Expression): ShownLiteral {
    if (ts.isOmittedExpression(node)) return { kind: 'hole' };
    if (ts.isSpreadElement(node)) {
      return { kind: 'spread', at: this.#span(node), value: this.#read(node.expression) };
    }
    return { kind: 'element', at: this.#span(node), value: this.#read(node) };
  }

  #span(node: ts.Node): [number, number] {
    return [node.getStart(this.#source), node.getEnd()];
  }

  #read(outer: ts.Expression): ShownLiteral {
    const node = strip(outer);
    const at = this.#span(node);
    if (ts.isObjectLiteralExpression(node)) {
      return { kind: 'object', at, entries: node.properties.map((property) => this.#entry(property)) };
    }
    if (ts.isArrayLiteralExpression(node)) {
      return { kind: 'array', at, elements: node.elements.map((element) => this.#element(element)) };
    }
    if (ts.isIdentifier(node)) return this.#identifier(node, this.#checker.getSymbolAtLocation(node));
    const scalar = this.#scalar(node);
    if (scalar) return { kind: 'scalar', at, value: scalar.value };
    return { kind: 'dynamic', at, why: whyOf(node) };
  }

  #identifier(node: ts.Identifier, symbol: ts.Symbol | undefined): ShownLiteral {
    const constant = constantOf(symbol);
    if (constant) {
      // A constant that is another constant is reached through the name that stands here.
      const value = this.#read(constant);
      return { kind: 'via', at: this.#span(node), name: node.text, value: value.kind === 'via' ? value.value : value };
    }
    if (node.text === 'undefined') return { kind: 'scalar', at: this.#span(node), value: undefined };
    return { kind: 'dynamic', at: this.#span(node), why: 'identifier' };
  }

  /** The value of an expression of scalars, wrapped, since it may be `undefined` itself. */
  #scalar(outer: ts.Expression): { readonly value: unknown } | undefined {
    const node = strip(outer);
    if (ts.isStringLiteralLike(node)) return { value: node.text };
    if (ts.isNumericLiteral(node)) return { value: Number(node.text) };
    if (ts.isBigIntLiteral(node)) return { value: BigInt(node.text.replace(/n$/, '')) };
    if (node.kind === ts.SyntaxKind.TrueKeyword) return { value: true };
    if (node.kind === ts.SyntaxKind.FalseKeyword) return { value: false };
    if (node.kind === ts.SyntaxKind.NullKeyword) return { value: null };
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken) {
      const operand = this.#operand(node.operand)?.value;
      return typeof operand === 'number' || typeof operand === 'bigint' ? { value: -operand } : undefined;
    }
    return isSum(node) ? this.#sum(node) : undefined;
  }

  #operand(node: ts.Expression): { readonly value: unknown } | undefined {
    const inner = strip(node);
    if (!ts.isIdentifier(inner)) return this.#number(inner) ?? this.#scalar(inner);
    const constant = constantOf(this.#checker.getSymbolAtLocation(inner));
    if (constant) return this.#operand(constant);
    return inner.text === 'undefined' ? { value: undefined } : undefined;
  }

  /** A sum of numbers is no string, but may be a part of one. */
  #number(node: ts.Expression): { readonly value: unknown } | undefined {
    if (!isSum(node)) return undefined;
    const left = this.#operand(node.left)?.value;
    const right = this.#operand(node.right)?.value;
    return typeof left === 'number' && typeof right === 'number' ? { value: left + right } : undefined;
  }

  #sum(node: ts.BinaryExpression): { readonly value: unknown } | undefined {
    const left = this.#operand(node.left);
    const right = this.#operand(node.right);
    if (!left || !right || (typeof left.value !== 'string' && typeof right.value !== 'string')) return undefined;
    return { value: String(left.value) + String(right.value) };
  }

  #entry(node: ts.ObjectLiteralElementLike): ShownEntry {
    const at = this.#span(node);
    if (ts.isSpreadAssignment(node)) return { kind: 'spread', at, value: this.#read(node.expression) };
    const keyAt = this.#span(node.name);
    const key = this.#key(node.name);
    if (ts.isShorthandPropertyAssignment(node)) {
      const symbol = this.#checker.getShorthandAssignmentValueSymbol(node);
      return { kind: 'shorthand', at, key, keyAt, value: this.#identifier(node.name, symbol) };
    }
    if (ts.isPropertyAssignment(node)) return { kind: 'property', at, key, keyAt, value: this.#read(node.initializer) };
    const kind: EntryKind = ts.isGetAccessor(node) ? 'getter' : ts.isSetAccessor(node) ? 'setter' : 'method';
    return { kind, at, key, keyAt, value: undefined };
  }

  #key(name: ts.PropertyName): string | undefined {
    if (!ts.isComputedPropertyName(name))
      return ts.isNumericLiteral(name) ? String(Number(name.text)) : name.getText() === '' ? '' : textOfName(name);
    const value = this.#operand(name.expression)?.value;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  }
}

function textOfName(name: Exclude<ts.PropertyName, ts.ComputedPropertyName>): string {
  return ts.isBigIntLiteral(name) ? name.text.replace(/n$/, '') : name.text;
}

function nameOf(callee: ts.Expression): ts.Identifier | undefined {
  if (ts.isIdentifier(callee)) return callee;
  return ts.isPropertyAccessExpression(callee) && ts.isIdentifier(callee.name) ? callee.name : undefined;
}

function strip(outer: ts.Expression): ts.Expression {
  let node = outer;
  while (stripped.has(node.kind)) node = (node as ts.ParenthesizedExpression).expression;
  return node;
}

/** True for a value of its own, in parentheses or not, perhaps with other casts around it. */
function isCastable(outer: ts.Expression): boolean {
  let node = outer;
  while (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isNonNullExpression(node))
    node = node.expression;
  return ts.isParenthesizedExpression(node) || castable.has(node.kind);
}

function isSum(node: ts.Expression): node is ts.BinaryExpression {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;
}

/** The value of the constant that a symbol is, if it is one with a value in this file. */
function constantOf(symbol: ts.Symbol | undefined): ts.Expression | undefined {
  const declaration = symbol?.declarations?.length === 1 ? symbol.declarations[0] : undefined;
  if (!declaration || !ts.isVariableDeclaration(declaration) || !ts.isIdentifier(declaration.name)) return undefined;
  const list = declaration.parent;
  const isConstant =
    ts.isVariableDeclarationList(list) && (list.flags & ts.NodeFlags.BlockScoped) === ts.NodeFlags.Const;
  return isConstant && ts.isVariableStatement(list.parent) ? declaration.initializer : undefined;
}

function whyOf(node: ts.Expression): DynamicKind {
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) return 'member';
  if (ts.isCallExpression(node) || ts.isTaggedTemplateExpression(node)) return 'call';
  if (ts.isTemplateExpression(node)) return 'template';
  if (ts.isConditionalExpression(node)) return 'conditional';
  if (isSum(node)) return 'concat';
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node) ? 'function' : 'other';
}
