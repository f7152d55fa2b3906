import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';

interface Step {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly media: { readonly svg: string; readonly altText: string };
  readonly completionEvents: readonly string[];
}

interface Manifest {
  readonly icon: string;
  readonly galleryBanner: { readonly color: string; readonly theme: string };
  readonly categories: readonly string[];
  readonly keywords: readonly string[];
  readonly repository?: unknown;
  readonly contributes: {
    readonly commands: readonly { readonly command: string }[];
    readonly views: Readonly<Record<string, readonly { readonly id: string }[]>>;
    readonly viewsWelcome: readonly { readonly contents: string }[];
    readonly walkthroughs: readonly { readonly steps: readonly Step[] }[];
  };
}

const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const texts: Readonly<Record<string, string>> = existsSync('package.nls.json')
  ? JSON.parse(readFileSync('package.nls.json', 'utf8'))
  : {};
const { commands, views, viewsWelcome, walkthroughs } = manifest.contributes;
const steps = walkthroughs.flatMap((walkthrough) => walkthrough.steps);
const viewIds = Object.values(views).flatMap((list) => list.map(({ id }) => id));

/** Commands of VS Code's own that texts of ours lead to. */
const foreign = ['vscode.openFolder', 'workbench.action.openSettings', 'editor.action.quickFix'];
const knownCommands = [...commands.map(({ command }) => command), ...viewIds.map((id) => `${id}.focus`), ...foreign];

/** A text of the manifest, looked up where it stands for another one. */
function textOf(text: string): string {
  return /^%.+%$/.test(text) ? (texts[text.slice(1, -1)] ?? '') : text;
}

/** The commands that the links of a text run. */
function commandsIn(text: string): string[] {
  return [...textOf(text).matchAll(/\(command:([\w.]+)/g)].map(([, command = '']) => command);
}

describe('the page in the Marketplace', () => {
  test('the icon is a square of 128 pixels, and its drawing lies beside it', () => {
    const bytes = readFileSync(manifest.icon);
    assert.equal(bytes.toString('latin1', 1, 4), 'PNG');
    assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [128, 128]);
    assert.ok(existsSync('media/icon.svg'));
  });

  test('the banner has the colour of the icon', () => {
    assert.ok(readFileSync('media/icon.svg', 'utf8').includes(`fill="${manifest.galleryBanner.color}"`));
    assert.equal(manifest.galleryBanner.theme, 'dark');
  });

  test('there are categories, and no more keywords than the Marketplace takes', () => {
    assert.ok(manifest.categories.includes('Linters'));
    assert.ok(manifest.keywords.length > 5 && manifest.keywords.length <= 30);
    assert.equal(new Set(manifest.keywords).size, manifest.keywords.length);
  });

  test('no address is named, as there is none', () => {
    for (const key of ['repository', 'homepage', 'bugs']) assert.ok(!(key in manifest), key);
  });
});

describe('the walkthrough', () => {
  test('has a few steps, each with a picture that is described and drawn in the colours of the theme', () => {
    assert.ok(steps.length >= 3 && steps.length <= 6);
    for (const { id, media, title, description } of steps) {
      const drawing = readFileSync(media.svg, 'utf8');
      assert.ok(textOf(title) && textOf(description) && textOf(media.altText), id);
      assert.match(drawing, /^<svg [^>]*viewBox=/);
      assert.deepEqual(drawing.match(/(?:fill|stroke)="#[^"]*"/g), null, `${media.svg} names a colour of its own`);
      assert.ok(drawing.includes('var(--vscode-editor-foreground)'), media.svg);
    }
  });

  test('each step is done by something that exists', () => {
    for (const { id, completionEvents } of steps) {
      assert.ok(completionEvents.length > 0, id);
      for (const event of completionEvents) {
        const [kind = '', name = ''] = event.split(':');
        const known = kind === 'onView' ? viewIds : kind === 'onCommand' ? knownCommands : [];
        assert.ok(known.includes(name), `${id}: ${event}`);
      }
    }
  });

  test('its links, and those of empty views, run commands that exist', () => {
    const all = [...steps.map(({ description }) => description), ...viewsWelcome.map(({ contents }) => contents)];
    const run = all.flatMap(commandsIn);
    assert.ok(run.includes('rfc.setUp') && run.length > steps.length);
    assert.deepEqual(
      run.filter((command) => !knownCommands.includes(command)),
      [],
    );
  });
});
