import en from './en/ledgerNames.json';
import fr from './fr/ledgerNames.json';
import type { z } from 'zod/mini';
import type { LEDGER_KINDS, ledgerEntry } from '../entities/ledger';
import type { Language } from './sentence';

type LedgerKind = (typeof LEDGER_KINDS)[number];
type LedgerEntry = z.output<typeof ledgerEntry>;

const NAMES: Readonly<Record<Language, Readonly<Record<LedgerKind, string>>>> = {
  en: en.names,
  fr: fr.names,
};
const REVERSED: Readonly<Record<Language, string>> = { en: en.reversed, fr: fr.reversed };

/** The name of a ledger entry; an entry that reverses another says so. */
export const ledgerKindName = (language: Language, kind: LedgerKind, isReversal = false): string =>
  isReversal ? `${NAMES[language][kind]} (${REVERSED[language]})` : NAMES[language][kind];

/** The same for an entry as it stands. A refund or dispute of a card is itself what takes back, until it is undone. */
export const ledgerEntryName = (
  language: Language,
  { kind, amount, reversalOf }: Pick<LedgerEntry, 'kind' | 'amount' | 'reversalOf'>,
): string =>
  ledgerKindName(
    language,
    kind,
    kind === 'CARD_REFUND' || kind === 'CARD_DISPUTE' ? amount.startsWith('-') : reversalOf !== null,
  );
