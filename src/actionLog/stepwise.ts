/** Work that can be left off at any time and gone on with. It tells how much of it is done, from 0 to 1, and ends in a result. */
export type Stepwise<T> = Generator<number, T, undefined>;

/** Does all of it in one go. */
export function atOnce<T>(work: Stepwise<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
