import en from './en/ledgerNames.json';
import fr from './fr/ledgerNames.json';
import type { LEDGER_KINDS } from '../entities/ledger';
import type { Language } from './sentence';

type LedgerKind = (typeof LEDGER_KINDS)[number];

const NAMES: Readonly<Record<Language, Readonly<Record<LedgerKind, string>>>> = {
  en: en.names,
  fr: fr.names,
};
const TAKEN_BACK: Readonly<Record<Language, string>> = { en: en.takenBack, fr: fr.takenBack };

/** The name of a ledger entry; an entry that reverses another says so. */
export const ledgerKindName = (language: Language, kind: LedgerKind, takesBack = false): string =>
  takesBack ? `${NAMES[language][kind]} (${TAKEN_BACK[language]})` : NAMES[language][kind];
