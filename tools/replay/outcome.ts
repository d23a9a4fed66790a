import type { Judgement } from '../../src/actionLog/findings/judge';

/** What a command came to, for people and for programs. */
export type Outcome =
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'done'; readonly text: string; readonly report: object; readonly exitCode: number };

export const EXIT_CODES: Readonly<Record<Judgement['verdict'], number>> = {
  same: 0,
  differs: 1,
  incomplete: 3,
};
