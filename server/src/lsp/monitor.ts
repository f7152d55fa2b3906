import { DiagnosticSeverity } from 'vscode-languageserver';
import { FirstAnswer } from './firstAnswer';
import { contained, type Log } from './guard';
import { emptyReport, type Report, reportOn } from './report';
import type { Scan } from './scanProgress';
import { Slices } from './turns';
import type { Workspace } from './workspace';

/** Somebody who wants to be told what is said about every file of the workspace. */
export interface Listener {
  /** What it was told last, by URI. */
  readonly told: Map<string, string>;
  /** Takes reports that differ from those it was told before. */
  tell(reports: readonly Report[]): void;
  /** Also tell of files that there is nothing to say about. */
  readonly wantsEmpty: (uri: string) => boolean;
}

/** How many problems of the workspace are errors and warnings. */
export interface Counts {
  readonly errors: number;
  readonly warnings: number;
}

/** What happens around a look. */
export interface MonitorHooks {
  /** No look begins before this resolves. */
  ready(): Promise<void>;
  /** Whether the client asks about open documents, and asks again when it is told to. */
  readonly isAsked: boolean;
  /** Runs before each look at everything. */
  beforeAll(): void;
  /** Runs when a change of one file turns out to have changed what is said about others. */
  othersChanged(): void;
  /** Runs after each look that was not given up. */
  afterwards(): void;
  /** Begins to show a look at everything, which the user may cancel. */
  scan(): Scan;
}

/** After this quiet time a change is looked at, in milliseconds; a newer change begins it anew. */
const quietTime = 200;

/** So many reports make a message: the first ones need not wait for the last. */
const messageSize = 50;

/**
 * Looks at what has changed, a moment after it changed, and tells its listeners. One look at a time, in slices, so that
 * requests are answered in between; a change of everything starts a running look anew.
 */
export class Monitor {
  /** Goes before the first look at everything. */
  readonly firstAnswer: FirstAnswer;
  readonly #listeners = new Set<Listener>();
  readonly #counts = new Map<string, Counts>();
  #touched = new Set<string>();
  #others = new Set<string>();
  /** What was answered last to a question about an open document, by absolute path. */
  readonly #answered = new Map<string, string>();
  #touchedAll = false;
  #timer: NodeJS.Timeout | undefined;
  #looking = false;
  #due = false;
  #disposed = false;

  constructor(
    private readonly workspace: Workspace,
    private readonly log: Log,
    private readonly hooks: MonitorHooks,
  ) {
    this.firstAnswer = new FirstAnswer(hooks.isAsked);
  }

  /** The problems seen at the last look. */
  get counts(): Counts {
    const all = [...this.#counts.values()];
    return {
      errors: all.reduce((sum, { errors }) => sum + errors, 0),
      warnings: all.reduce((sum, { warnings }) => sum + warnings, 0),
    };
  }

  /** What is said about one file may have changed. The path is absolute. */
  touch(path: string): void {
    this.#touched.add(path);
    const isDueAnyway = this.#touchedAll && this.#timer !== undefined; // typing must not put off a look at everything
    if (!isDueAnyway) this.#schedule(quietTime);
  }

  /** What is said about a file may have changed with another one. The path is absolute. */
  touchOther(path: string): void {
    this.#others.add(path);
    this.touch(path);
  }

  /** What is said about any file may have changed. */
  touchAll(delay = quietTime): void {
    this.#touchedAll = true;
    this.#schedule(delay);
  }

  /** Tells a listener everything now and what changes from then on; ends when the function it gives is called. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    this.touchAll(0);
    return () => this.#listeners.delete(listener);
  }

  /** The client has asked about an open document and got this answer. */
  noteAnswer(path: string, { resultId }: Report): void {
    this.#answered.set(path, resultId);
  }

  /** The client shows something else for this file by now: it is told again. */
  forgetTold(path: string): void {
    const uri = this.workspace.uriOf(path);
    this.#answered.delete(path);
    for (const { told } of this.#listeners) told.delete(uri);
    this.touch(path);
  }

  dispose(): void {
    this.#disposed = true;
    clearTimeout(this.#timer);
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer);
    if (this.#disposed) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#due = true;
      void contained(this.log, 'Looking at the workspace', () => this.#lookWhileDue());
    }, delay);
  }

  async #lookWhileDue(): Promise<void> {
    if (this.#looking) return; // whoever looks sees that it is due again
    this.#looking = true;
    try {
      while (this.#due && !this.#disposed) {
        this.#due = false;
        await this.#look();
      }
    } finally {
      this.#looking = false;
    }
  }

  async #look(): Promise<void> {
    await this.hooks.ready();
    const paths = [...this.#touched];
    const others = [...this.#others];
    const all = this.#touchedAll;
    this.#touched.clear();
    this.#others.clear();
    this.#touchedAll = false;
    if (all) {
      await this.firstAnswer.gone();
      this.hooks.beforeAll();
      if (!(await this.#lookAtAll())) return;
    } else {
      this.#compareAnswers(others);
      this.#deliver(paths.map((path) => this.#reportAt(path)));
    }
    this.hooks.afterwards();
  }

  /**
   * A client asks by itself about the document that was edited, not about others that are open: it is asked to look again
   * when it would get another answer than it has.
   */
  #compareAnswers(paths: Iterable<string>): void {
    const isOld = (path: string) => {
      const answer = this.#answered.get(path);
      return answer !== undefined && answer !== this.#reportAt(path).resultId;
    };
    if ([...paths].some(isOld)) this.hooks.othersChanged();
  }

  #reportAt(path: string): Report {
    const target = this.workspace.reportedAt(path);
    return target ? reportOn(target) : emptyReport(this.workspace.uriOf(path));
  }

  /** False when it was given up, because it has to begin anew or is of no use any more. */
  async #lookAtAll(): Promise<boolean> {
    const scan = this.hooks.scan();
    try {
      return await this.#lookWhile(scan);
    } finally {
      scan.end();
    }
  }

  async #lookWhile(scan: Scan): Promise<boolean> {
    const slices = new Slices();
    const seen = new Set<string>();
    let found: Report[] = [];
    for (const target of this.workspace.targets()) {
      await slices.pause();
      if (this.#disposed || (this.#due && this.#touchedAll)) return false;
      if (scan.cancelled) return true; // what was found stays, and the next change is looked at again
      const report = reportOn(target);
      seen.add(report.uri);
      scan.note(seen.size);
      found.push(report);
      if (found.length < messageSize) continue;
      this.#deliver(found);
      found = [];
    }
    this.#deliver(found);
    this.#compareAnswers(this.#answered.keys());
    const gone = [...this.#known()].filter((uri) => !seen.has(uri));
    this.#deliver(gone.map(emptyReport));
    for (const uri of gone) this.#counts.delete(uri);
    return true;
  }

  /** Every URI that somebody was told about. */
  #known(): Set<string> {
    return new Set([...this.#counts.keys(), ...[...this.#listeners].flatMap(({ told }) => [...told.keys()])]);
  }

  #deliver(reports: readonly Report[]): void {
    for (const report of reports) this.#counts.set(report.uri, countsOf(report));
    for (const listener of this.#listeners) {
      const news = reports.filter((report) => isNews(report, listener));
      for (const { uri, resultId } of news) listener.told.set(uri, resultId);
      if (news.length > 0) listener.tell(news);
    }
  }
}

function isNews({ uri, resultId, diagnostics }: Report, { told, wantsEmpty }: Listener): boolean {
  const last = told.get(uri);
  return last === undefined ? diagnostics.length > 0 || wantsEmpty(uri) : last !== resultId;
}

function countsOf({ diagnostics }: Report): Counts {
  const count = (severity: DiagnosticSeverity) => diagnostics.filter((one) => one.severity === severity).length;
  return { errors: count(DiagnosticSeverity.Error), warnings: count(DiagnosticSeverity.Warning) };
}
