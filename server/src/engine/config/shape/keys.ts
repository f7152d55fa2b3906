import type { Config } from '../config';
import { archiveDefaults } from '../defaults';
import { type Keys, list, nullableObject, object, pair } from './containers';
import { aliasMap, archiveShape, classItem, lifecycleItem, moveItem } from './entries';
import { choice, count, flag, nullable } from './leaf';
import { pairingShape } from './pairing';
import { ruleMap } from './ruleMap';
import * as texts from './texts';

const { date, fileName, folder, folderName, glob, line, literal, path, words } = texts;

/** More lifecycles or classes nobody could keep apart; every file is compared with all of them. */
const MAX_FOLDERS = 100;

/** The keys that every root has, in the order of the documentation. Spec: config.md §2. */
export const rootKeys: Omit<Keys<Config>, 'version'> = {
  root: { shape: folder, description: 'Folder of the RFC tree. For several trees use `roots`.' },
  noun: { shape: literal, description: 'What one document is called in messages and commands.' },
  title: {
    shape: object<Config['title']>('title', {
      prefix: { shape: line, description: 'What stands between `# ` and the title proper.' },
      stripInIndex: { shape: flag, description: 'Leave the prefix out where titles are listed.' },
    }),
    description: 'The title line.',
  },
  lifecycles: {
    shape: list(lifecycleItem, { distinct: ({ name }) => name, limit: MAX_FOLDERS }),
    description: 'The stages of an RFC, in order: one folder each, directly in the root.',
  },
  classes: {
    shape: list(classItem, { distinct: ({ name }) => name, limit: MAX_FOLDERS }),
    description: 'The kinds of RFC, in order: one folder each in every lifecycle. Empty: no such level.',
  },
  filename: {
    shape: texts.filenameTemplate,
    description: 'How files are named. Tokens: `{date}` (yyyy-mm-dd), `{number:4}` (so many digits), `{topic}`.',
  },
  topic: { shape: choice('any', 'kebab'), description: 'Whether `{topic}` must be in kebab-case.' },
  allow: {
    shape: object<Config['allow']>('allow', {
      lifecycleRoot: { shape: list(fileName), description: 'Files directly in a lifecycle folder that are no RFCs.' },
      root: { shape: list(fileName), description: 'Markdown files that may lie directly in the root.' },
      folders: { shape: list(folderName), description: 'Further folders that may lie in the root; not looked into.' },
    }),
    description: 'Files and folders of the tree that are no RFCs.',
  },
  header: {
    shape: object<Config['header']>('header', {
      blankLines: { shape: flag, description: 'Lines 2 and 4, around the status, must be empty.' },
    }),
    description: 'The first lines.',
  },
  status: {
    shape: object<Config['status']>('status', {
      key: { shape: literal, description: 'How the status line begins.' },
      unique: { shape: flag, description: 'Only one line may begin like that.' },
      separator: { shape: literal, description: 'What stands between status token and reason.' },
    }),
    description: 'The status line.',
  },
  sections: {
    shape: object<Config['sections']>('sections', {
      opener: { shape: nullable(words), description: 'First section in every lifecycle; `null`: none is prescribed.' },
      aliases: {
        shape: aliasMap,
        description: 'Other names of canonical sections; a final ` …` stands for any ending.',
      },
      level: { shape: choice(2, 3, 4, 5, 6), description: 'Heading level of canonical sections.' },
    }),
    description: 'The sections.',
  },
  alternatives: {
    shape: object<Config['alternatives']>('alternatives', {
      heading: { shape: nullable(words), description: 'Section that every RFC must have; `null`: not asked for.' },
      grandfather: {
        shape: object<Config['alternatives']['grandfather']>('grandfather', {
          comment: { shape: nullable(words), description: 'Line that stands in for the section in old RFCs.' },
          before: { shape: nullable(date), description: 'Accepted in RFCs dated before this day; `null`: never.' },
        }),
        description: 'What old RFCs may have instead.',
      },
    }),
    description: 'The record of alternatives.',
  },
  legacy: {
    shape: object<Config['legacy']>('legacy', {
      markers: { shape: list(literal), description: 'Texts that mark unfinished migration and must not stay.' },
      roots: { shape: list(folder), description: 'Folders that must not exist any more.' },
    }),
    description: 'What is left over from earlier formats.',
  },
  moves: { shape: list(moveItem), description: 'Which lifecycle an RFC may move to, and what changes in it then.' },
  index: {
    shape: object<Config['index']>('index', {
      mode: {
        shape: choice('generated', 'off', 'forbidden'),
        description: 'Keep a generated index, do not care, or allow none.',
      },
      file: { shape: fileName, description: 'Name of the index, in the root.' },
      heading: { shape: words, description: 'Its heading.' },
      banner: { shape: literal, description: 'The line under its heading.' },
      columns: { shape: pair(words), description: 'Headings of its two columns.' },
      readme: { shape: nullable(fileName), description: 'File in the root that must not list RFCs by hand.' },
    }),
    description: 'The list of all RFCs.',
  },
  pairing: { shape: pairingShape, description: 'Documents in two languages.' },
  archive: {
    shape: nullableObject(archiveShape, archiveDefaults),
    description: 'The archive of sealed RFCs; `null`: there is none.',
  },
  markdown: {
    shape: object<Config['markdown']>('markdown', {
      scope: { shape: list(glob), description: 'Markdown files whose links and line breaks are looked at.' },
      anchors: { shape: flag, description: 'Report links to headings that do not exist.' },
    }),
    description: 'Markdown around the RFCs.',
  },
  schema: {
    shape: object<Config['schema']>('schema', {
      dialect: {
        shape: choice('auto', 'v1', 'v2'),
        description: 'Version of the schema language; `auto`: by the looks.',
      },
      defineCalls: { shape: list(words), description: 'Functions whose calls define a tool.' },
      files: { shape: list(glob), description: 'JSON files that hold schemas.' },
      pointers: { shape: list(texts.jsonPointer), description: 'Where in them; `*` stands for any member.' },
      sources: { shape: list(glob), description: 'Source files in which the gate looks for tool definitions.' },
      profiles: {
        shape: list(choice('openai-strict', 'anthropic', 'gemini', 'vscode')),
        description: 'Consumers whose restrictions the schemas must respect.',
      },
    }),
    description: 'Tool schemas.',
  },
  templates: {
    shape: nullable(folder),
    description: 'Folder with `<lifecycle>.md`, the bodies of new RFCs; what it lacks is built in.',
  },
  limits: {
    shape: object<Config['limits']>('limits', {
      fileSize: { shape: count, description: 'Size in bytes above which a document is not read.' },
    }),
    description: 'Limits.',
  },
  zh: {
    shape: object<Omit<Config['zh'], 'terms'>>('zh', {
      enabled: { shape: flag, description: 'Turn on the recommended rules of Chinese typography.' },
      properNouns: { shape: list(words), description: 'Names that are spelled exactly so.' },
      terminology: {
        shape: nullable(path),
        description: 'Markdown file with a table of terms; its columns: `source`, `target` and, if any, `forbidden`.',
      },
    }),
    description: 'Chinese text.',
  },
  rules: {
    shape: ruleMap,
    description: 'Severities by rule id or, for all of a namespace, `namespace/*`; the most specific one wins.',
  },
  ignore: {
    shape: list(glob),
    description: 'Documents that are never linted; a nested configuration named here leaves its whole project out.',
  },
  compat: {
    shape: object<Config['compat']>('compat', {
      reference: {
        shape: flag,
        description: 'Tell code blocks from text as the reference gates do: a line of three backticks toggles.',
      },
    }),
    description: 'Compatibility.',
  },
};
