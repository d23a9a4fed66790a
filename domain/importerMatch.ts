/** A company and one of its importer numbers. */
export interface NumberHolder {
  readonly companyId: string;
  readonly companyName: string;
  /** Null for a company that has none. */
  readonly number: string | null;
}

/** Why a company could be the importer nobody has matched. */
export type MatchReason = 'same-number' | 'one-digit-off' | 'name-alike';

export interface MatchSuggestion {
  readonly companyId: string;
  readonly companyName: string;
  readonly reason: MatchReason;
  /** The number that is alike; null where the name alone is. */
  readonly number: string | null;
}

const STRENGTH: Readonly<Record<MatchReason, number>> = {
  'same-number': 0,
  'one-digit-off': 1,
  'name-alike': 2,
};
const AT_MOST = 3;

/**
 * Companies to which an unmatched importer could belong, the surest first: the same number with another suffix or none, a number
 * in which one digit differs or two neighbors are exchanged, a name of the same words (legal forms aside).
 */
export function suggestCompanies(
  number: string,
  name: string,
  holders: readonly NumberHolder[],
): readonly MatchSuggestion[] {
  const found = new Map<string, MatchSuggestion>();
  for (const holder of holders) {
    const reason = reasonFor(number, name, holder);
    if (reason === undefined) continue;
    const known = found.get(holder.companyId);
    if (known !== undefined && STRENGTH[known.reason] <= STRENGTH[reason]) continue;
    const { companyId, companyName } = holder;
    found.set(companyId, {
      companyId,
      companyName,
      reason,
      number: reason === 'name-alike' ? null : holder.number,
    });
  }
  return [...found.values()]
    .sort((a, b) => STRENGTH[a.reason] - STRENGTH[b.reason] || a.companyName.localeCompare(b.companyName))
    .slice(0, AT_MOST);
}

function reasonFor(number: string, name: string, holder: NumberHolder): MatchReason | undefined {
  if (holder.number !== null) {
    const [asked, held] = [baseOf(number), baseOf(holder.number)];
    if (asked === held) return 'same-number';
    if (isOneDigitOff(asked, held)) return 'one-digit-off';
  }
  return isSimilarName(name, holder.companyName) ? 'name-alike' : undefined;
}

/** An IRS number without its suffix; other numbers as they are. */
const baseOf = (number: string): string => (/^\d{2}-\d{7}/.exec(number)?.[0] ?? number).replace(/-/g, '');

function isOneDigitOff(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const differing = Array.from(a, (character, index) => (character === b[index] ? -1 : index)).filter(
    (index) => index !== -1,
  );
  const [first, second] = differing;
  if (differing.length === 1) return true;
  if (differing.length !== 2 || first === undefined || second !== first + 1) return false;
  return a[first] === b[second] && a[second] === b[first];
}

/** Legal forms and words every importer could bear say nothing of which one it is. */
const COMMON_WORDS = new Set(
  'inc incorporated ltd limited ltee limitee llc llp lp corp corporation co company sa sarl gmbh the and et of de la le les'.split(
    ' ',
  ),
);
const ENOUGH_SHARED = 0.6;

const wordsOf = (name: string): ReadonlySet<string> =>
  new Set(
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]/u)
      .filter((word) => word.length > 1 && !COMMON_WORDS.has(word)),
  );

function isSimilarName(a: string, b: string): boolean {
  const [one, other] = [wordsOf(a), wordsOf(b)];
  const shared = [...one].filter((word) => other.has(word)).length;
  // Two names without words share 0 / 0, which is never enough.
  return shared / Math.max(one.size, other.size) >= ENOUGH_SHARED;
}
