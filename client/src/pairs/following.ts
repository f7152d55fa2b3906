/**
 * Which of two editors leads while they scroll together. The one that is made to follow scrolls too, and must not lead in
 * turn before it has come to rest.
 */
export class Following<Editor> {
  #follower: Editor | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param rest how long an editor that was made to follow is left alone, in milliseconds */
  constructor(private readonly rest: number) {}

  /** Whether a scroll of this editor is the user's. */
  leads(editor: Editor): boolean {
    return editor !== this.#follower;
  }

  /** This editor is made to scroll: what it reports for a moment is our doing. */
  follow(editor: Editor): void {
    this.#follower = editor;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#follower = undefined;
    }, this.rest);
  }

  dispose(): void {
    clearTimeout(this.#timer);
  }
}
