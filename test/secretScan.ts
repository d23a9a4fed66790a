/** What a secret looks like in a file, by its kind. Values that say themselves that they are made up do not count. */
const SHAPES: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/g,
  'a cloud access key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g,
  'a payment key': /\b(?:sk|rk)_(?:live|test)_[0-9A-Za-z]{16,}|\bwhsec_[0-9A-Za-z]{16,}/g,
  'a forge token': /\b(?:ghp|gho|ghs|github_pat|glpat|npm)_[0-9A-Za-z_-]{20,}/g,
  'a signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/g,
  'a password in an address': /\b[a-z][a-z0-9+.-]*:\/\/[^\s:/@"'`$<{]+:[^\s@"'`$<{]{3,}@[^\s"'`]+/g,
  'a value named as a secret':
    /\b(?:TOKEN_SECRET|SMTP_PASSWORD|API_KEY|SECRET_KEY|ACCESS_KEY)\w*["']?\s*[:=]\s*["']?[\w+/=-]{24,}/g,
};

/** What tests and measurements make up for themselves: keys and tokens of servers that live for one run. */
const OF_RUNS = new Set(['a signed token', 'a value named as a secret']);

/** Names of places in which nobody lives: reserved by RFC 2606 and RFC 6761, and this computer. */
const MADE_UP =
  /@(?:[\w.-]+\.)?(?:example|test|invalid|localhost|127\.0\.0\.1|host|database|db|relay)(?![\w.-])/;

export interface FoundSecret {
  readonly kind: string;
  readonly line: number;
}

/** Whether a finding counts in a file: tests and measurements may have keys of their own, and this search its examples. */
export const countsIn = (file: string, { kind }: FoundSecret): boolean =>
  !/^test\/secret(s\.test|Scan)\.ts$/.test(file) && !(/^(test|bench)\//.test(file) && OF_RUNS.has(kind));

/** Secrets that stand in a text, by kind and line; never their value. */
export function findSecrets(text: string): readonly FoundSecret[] {
  return Object.entries(SHAPES).flatMap(([kind, shape]) =>
    [...text.matchAll(shape)]
      .filter(([value]) => !MADE_UP.test(value))
      .map(({ index }) => ({ kind, line: text.slice(0, index).split('\n').length })),
  );
}
