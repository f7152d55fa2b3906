import type { Config } from './config/config';
import { readMarkdown } from './document';
import type { Files } from './files';
import { Judge } from './judge';
import { lintRead, lintUnread } from './lint';
import { lintSchemaFile, type SchemaVerdict } from './lintSchemas';
import { languageOf } from './literals';
import { ownerOf, type Project, type Shell } from './project';
import type { Problem } from './rule';
import { schemasOf } from './schemaSites/source';
import { isMarkdown } from './schemaUse';
import { surveyProject } from './survey';

/**
 * What the rules about schemas find in files that somebody has named, whether or not the configuration has them read:
 * source code, JSON, the fences of Markdown. A file of another kind gives nothing.
 */
export function lintNamedSchemas(
  project: Project,
  files: Files,
  shell: Shell,
  paths: readonly string[],
): SchemaVerdict {
  const found = { problems: [] as Problem[], schemas: 0 };
  let judge: Judge | undefined;
  for (const path of paths) {
    if (isMarkdown(path)) judge ??= new Judge(surveyProject(project, files, shell), files, shell);
    const verdict =
      isMarkdown(path) && judge ? lintMarkdown(judge, files, shell, path) : lintFile(project, files, shell, path);
    found.problems.push(...verdict.problems.filter(isAboutSchemas));
    found.schemas += verdict.schemas;
  }
  return found;
}

function isAboutSchemas({ rule }: Problem): boolean {
  return rule.startsWith('schema/') || rule.startsWith('file/') || rule === 'rule/crashed';
}

/** The configuration that a named file is judged by: that of the root around it, else the first. */
export function configFor(project: Project, path: string): Config | undefined {
  return ownerOf(project, path) ?? project.roots[0];
}

function lintFile(project: Project, files: Files, { onCrash }: Shell, path: string): SchemaVerdict {
  const config = configFor(project, path);
  const language = languageOf(path);
  if (!config || language === undefined) return { problems: [], schemas: 0 };
  const kind = language === 'json' || language === 'jsonc' ? 'json' : 'source';
  return lintSchemaFile({ config, path, kind }, files.read(path, config.limits.fileSize), onCrash);
}

function lintMarkdown(judge: Judge, files: Files, { onCrash, today }: Shell, path: string): SchemaVerdict {
  const config = configFor(judge.survey.project, path);
  if (!config) return { problems: [], schemas: 0 };
  const content = files.read(path, config.limits.fileSize);
  if (content.kind !== 'text') return { problems: lintUnread(config, path, content, onCrash), schemas: 0 };
  const known = judge.read(path, content);
  const doc = known ?? readMarkdown({ config, kind: 'companion', path, content, today });
  const given = { problems: [], collapsed: new Set<string>(), nearby: judge.nearby };
  const problems = known ? judge.problemsIn(known, []) : lintRead(doc, given, onCrash);
  const source = schemasOf(doc);
  return { problems, schemas: (source?.sites.length ?? 0) + (source?.examples.length ?? 0) };
}
