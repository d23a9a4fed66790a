import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CUSTOMS_NOTICES, CUSTOMS_ROW_NOTES } from '../../contract/texts/customs';
import { FAILURES } from '../../contract/texts/failures';
import { MAILS, SECOND_FACTOR_CHANGES } from '../../contract/texts/mail';
import { NOTIFICATIONS } from '../../contract/texts/notifications';
import { KIND_OF_REASON } from '../../contract/texts/refusals';
import { codeWordsOf, filledInto } from '../language/codeWords';

const code = codeWordsOf('domain', 'server');
const words = new Set(code.flatMap(({ literals }) => [...literals]));
const templates = code.flatMap((file) => file.templates);

/** The refusals of a release name the claims they are about, in one place for both sides. */
const runRefusals = readFileSync(path.join(__dirname, '../../contract/texts/runRelease.ts'), 'utf8');

/** A policy's reason is what the code names; its failure follows from it. */
const byReason = new Set<string>(
  Object.entries(KIND_OF_REASON)
    .filter(([reason]) => words.has(reason))
    .map(([, kind]) => kind),
);

/** Whether the rules or the server name a kind, whole or as a template and what fills it. */
const isProduced = (kind: string): boolean =>
  words.has(kind) ||
  runRefusals.includes(`'${kind}'`) ||
  byReason.has(kind) ||
  templates.some((template) => filledInto(template, kind)?.every((part) => words.has(part)) ?? false);

describe('each sentence that browser and server share is said by some code', () => {
  it.each([
    ['failures', FAILURES.en, 200],
    ['notifications', NOTIFICATIONS.en, 50],
    ['emails', MAILS.en, 20],
    ['changes of two-step verification', SECOND_FACTOR_CHANGES.en, 3],
    ['rows of a Customs file', CUSTOMS_ROW_NOTES.en, 30],
    ['notices of a Customs file', CUSTOMS_NOTICES.en, 10],
  ] as const)('%s', (_, catalogue, atLeast) => {
    const kinds = Object.keys(catalogue);
    expect(kinds.length).toBeGreaterThan(atLeast);
    expect(kinds.filter((kind) => !isProduced(kind))).toEqual([]);
  });

  it('and one that no code says would be missed', () => {
    expect(isProduced('claim-never-at-all')).toBe(false);
  });
});
