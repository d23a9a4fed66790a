export interface NewPassword {
  readonly current: string;
  readonly next: string;
  readonly again: string;
}

interface Fault {
  readonly field: keyof NewPassword;
  /** Key of the sentence in the catalogue. */
  readonly fault: 'missing' | 'differs';
}

/** What is wrong before anything is sent; the server alone judges whether a password is good enough. */
export function newPasswordFaults(
  { current, next, again }: NewPassword,
  needsCurrent: boolean,
): readonly Fault[] {
  return [
    ...(needsCurrent && current === '' ? [{ field: 'current', fault: 'missing' } as const] : []),
    ...(next === '' ? [{ field: 'next', fault: 'missing' } as const] : []),
    ...(next !== '' && next !== again ? [{ field: 'again', fault: 'differs' } as const] : []),
  ];
}
