import en from '../en/phrases.json';
import fr from '../fr/phrases.json';
import type { Language } from '../sentence';

/** The certifications that a refund claimant signs. */
export const certifications: Readonly<
  Record<Language, Readonly<Record<'isTrue' | 'notClaimedBefore' | 'isAuthorised', string>>>
> = { en: en.certifications, fr: fr.certifications };

/** The certification that the person who submits a report signs. */
export const reportCertification: Readonly<Record<Language, Readonly<Record<'isTrue', string>>>> = {
  en: en.reportCertification,
  fr: fr.reportCertification,
};

/** The sentences of a decision letter that a board may put in its own words. */
export const decisionPhrases: Readonly<
  Record<
    Language,
    Readonly<Record<'approvedText' | 'rejectedText' | 'appealOnce' | 'again' | 'appeal', string>>
  >
> = { en: en.decisionPhrases, fr: fr.decisionPhrases };

/** Texts to begin with when a claim is returned, by reason. An empty one is not offered. */
export const returnTemplates: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: en.returnTemplates,
  fr: fr.returnTemplates,
};

/** The same when a claim is rejected. */
export const rejectTemplates: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: en.rejectTemplates,
  fr: fr.rejectTemplates,
};
