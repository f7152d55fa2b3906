/**
 * Which of two editors leads while they scroll together. The one that is made to follow scrolls too, and must not lead in
 * turn: what it reports first is our doing however late it comes, and so is what comes shortly after.
 */
export class Following<Editor> {
  #follower: Editor | undefined;
  #isAwaited = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param rest how long an editor that was made to follow is left alone, in milliseconds */
  constructor(private readonly rest: number) {}

  /** Takes note that an editor has scrolled; true when it was the user who did it. */
  noteScroll(editor: Editor): boolean {
    if (editor !== this.#follower) return true;
    if (this.#isAwaited)
      this.#leaveAlone(); // smooth scrolling goes on from here
    else if (this.#timer === undefined) return true;
    this.#isAwaited = false;
    return false;
  }

  /** This editor is made to scroll. */
  follow(editor: Editor): void {
    this.#follower = editor;
    this.#isAwaited = true;
    this.#leaveAlone();
  }

  dispose(): void {
    clearTimeout(this.#timer);
  }

  #leaveAlone(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
    }, this.rest);
  }
}
