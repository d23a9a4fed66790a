/** The key of each act on a claim under review: what its help says and its page obeys. */
export const CLAIM_KEYS = {
  next: 'j',
  previous: 'k',
  explain: 'o',
  question: 'q',
  checkExact: 'e',
  check: 'x',
  verify: 'v',
  undo: 'z',
  approve: 'a',
  return: 'r',
  nextClaim: 'n',
  previousClaim: 'p',
  previousDocument: '[',
  nextDocument: ']',
} as const;
