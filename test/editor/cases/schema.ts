// Tool schemas where they are written: underlined and mended, explained, previewed, tried out.
import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { describeRange, openFile, replaceText, uriOf, waitFor, waitForDiagnostic, waitForNone } from '../driver/editor';
import type { Case } from '../driver/runner';
import { exampleFile, toolFile } from '../schemaFixture.mjs';

/** The place of some text in a document. */
function placeOf(document: vscode.TextDocument, text: string): vscode.Position {
  const at = document.getText().indexOf(text);
  assert.ok(at >= 0, `the document does not contain \`${text}\``);
  return document.positionAt(at + 1);
}

/** Waits until the document of that name, or the one without a file, says something. */
function waitForText(name: string | undefined, holds: (text: string) => boolean): Promise<vscode.TextDocument> {
  const isMeant = ({ isUntitled, uri }: vscode.TextDocument) => (name ? uri.path.endsWith(name) : isUntitled);
  const find = () => vscode.workspace.textDocuments.find(isMeant);
  return waitFor(
    vscode.workspace.onDidChangeTextDocument,
    () => {
      const document = find();
      return document && holds(document.getText()) ? document : undefined;
    },
    () => `\`${name ?? 'the untitled document'}\` did not become what was waited for: ${find()?.getText()}`,
  );
}

export const schemaCases: readonly Case[] = [
  {
    name: 'a wrong type in a TypeScript file is underlined, and mended from the light bulb',
    async run() {
      const document = await openFile(toolFile);
      await replaceText(document, "'integer'", "'integr'");
      const { range } = await waitForDiagnostic(toolFile, 'schema/unknown-type');
      assert.equal(document.getText(range), "'integr'", describeRange(range));
      const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
        'vscode.executeCodeActionProvider',
        document.uri,
        range,
        vscode.CodeActionKind.QuickFix.value,
      );
      const action = actions.find(({ edit, title }) => edit && title.includes('integer'));
      assert.ok(action?.edit, actions.map(({ title }) => title).join(', '));
      assert.ok(await vscode.workspace.applyEdit(action.edit));
      assert.match(document.getText(), /type: 'integer'/);
      await waitForNone(toolFile, 'schema/unknown-type');
    },
  },
  {
    name: 'an example in a document goes red when the schema above it changes',
    async run() {
      const document = await openFile(exampleFile);
      await waitForNone(exampleFile, 'schema/example-invalid');
      await replaceText(document, '"integer"', '"string"');
      const { range } = await waitForDiagnostic(exampleFile, 'schema/example-invalid');
      assert.equal(document.getText(range), '3');
      await replaceText(document, '"string"', '"integer"');
      await waitForNone(exampleFile, 'schema/example-invalid');
    },
  },
  {
    name: 'hovering over a tool shows its JSON Schema and the inferred type',
    async run() {
      const document = await openFile(toolFile);
      const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
        'vscode.executeHoverProvider',
        document.uri,
        placeOf(document, 'parameters'),
      );
      const said = hovers.flatMap(({ contents }) =>
        contents.map((part) => (typeof part === 'string' ? part : part.value)),
      );
      assert.ok(
        said.some((text) => text.includes('"required"') && text.includes('servings?: number;')),
        said.join('\n'),
      );
    },
  },
  {
    name: 'Preview JSON Schema opens beside the tool and follows what is typed',
    async run() {
      const document = await openFile(toolFile);
      const target = { uri: uriOf(toolFile).toString(), schema: { name: 'findRecipe', index: 0 } };
      await vscode.commands.executeCommand('rfc.previewSchema', target);
      const name = 'findRecipe.schema.jsonc';
      await waitForText(name, (text) => text.includes('"servings": {\n      "type": "integer"'));
      await replaceText(document, "servings: { type: 'integer'", "servings: { type: 'number'");
      await waitForText(name, (text) => text.includes('"servings": {\n      "type": "number"'));
      await replaceText(document, "servings: { type: 'number'", "servings: { type: 'numb'");
      await waitForText(name, (text) => text.startsWith('// ') && text.includes('"number"'));
    },
  },
  {
    name: 'Try Arguments marks what does not fit and proposes what is missing',
    async run() {
      await openFile(toolFile);
      const target = { uri: uriOf(toolFile).toString(), schema: { name: 'findRecipe', index: 0 } };
      await vscode.commands.executeCommand('rfc.tryArguments', target);
      const trial = await waitForText(undefined, (text) => text.includes('"title": ""'));
      await replaceText(trial, '"title": ""', '"title": 3');
      const messages = () => vscode.languages.getDiagnostics(trial.uri).map(({ message }) => message);
      const wrong = '"title" must be a string.';
      const event = vscode.languages.onDidChangeDiagnostics;
      await waitFor(
        event,
        () => messages().includes(wrong) || undefined,
        () => `last seen: ${messages().join(', ')}`,
      );
      await replaceText(trial, '"title": 3', '"title": "a", ');
      const list = await vscode.commands.executeCommand<vscode.CompletionList>(
        'vscode.executeCompletionItemProvider',
        trial.uri,
        trial.positionAt(trial.getText().indexOf('"a", ') + 5),
      );
      const names = list.items.map(({ label }) => (typeof label === 'string' ? label : label.label));
      assert.ok(names.includes('servings') && names.includes('season'), names.join(', '));
      await replaceText(trial, trial.getText(), ''); // so that nobody is asked to save it
    },
  },
];
