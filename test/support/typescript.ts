import path from 'node:path';
import ts from 'typescript';

/** What the compiler says of a file that lies nowhere, by line (one-based); its imports are resolved as if in `folder`. */
export function typeErrors(text: string, folder: string): ReadonlyMap<number, string> {
  const file = path.resolve(folder, 'checked.ts');
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.getSourceFile = (name, ...rest) =>
    path.resolve(name) === file
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022)
      : getSourceFile.call(host, name, ...rest);
  host.fileExists = (name) => path.resolve(name) === file || fileExists.call(host, name);
  host.readFile = (name) => (path.resolve(name) === file ? text : readFile.call(host, name));
  return errorsOf(ts.createProgram([file], options, host), file);
}

function errorsOf(program: ts.Program, file: string): Map<number, string> {
  const source = program.getSourceFile(file);
  const errors = new Map<number, string>();
  for (const { start, messageText } of program.getSemanticDiagnostics(source)) {
    const line = source ? source.getLineAndCharacterOfPosition(start ?? 0).line + 1 : 0;
    if (!errors.has(line)) errors.set(line, ts.flattenDiagnosticMessageText(messageText, ' '));
  }
  for (const { messageText } of program.getSyntacticDiagnostics(source)) {
    errors.set(0, ts.flattenDiagnosticMessageText(messageText, ' '));
  }
  return errors;
}

/** A value of JSON as an expression: a key `__proto__` stays a key. */
export function toSource(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toSource).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : JSON.stringify(value);
  const members = Object.entries(value).map(([key, member]) => `[${JSON.stringify(key)}]: ${toSource(member)}`);
  return `{ ${members.join(', ').replaceAll(/\["([A-Za-z]\w*)"\]:/g, '$1:')} }`;
}
