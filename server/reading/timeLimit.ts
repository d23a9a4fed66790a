/** A limit to the time that something takes, which can be paused while others do their part. */
export class TimeLimit {
  #leftMs: number;
  readonly #exceeded: () => void;
  #since = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(ms: number, exceeded: () => void) {
    this.#leftMs = ms;
    this.#exceeded = exceeded;
  }

  start(): void {
    this.#since = performance.now();
    this.#timer = setTimeout(this.#exceeded, this.#leftMs);
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.#leftMs = Math.max(0, this.#leftMs - (performance.now() - this.#since));
  }
}
