import { MAIL_CLOSINGS, MAIL_KINDS, MAILS, type MailKind } from '../mail';
import { reminderLetter } from '../reminderLetter';
import type { Language } from '../sentence';
import {
  certifications,
  decisionPhrases,
  rejectTemplates,
  reportCertification,
  returnTemplates,
} from './phrases';
import { placesIn } from './places';
import type { TEXT_GROUPS } from './textGroups';

/** A text that a board may put in its own words, as the product ships it in one language. */
export interface BoardText {
  /** Its key, such as `mail:reset-link`. */
  readonly key: string;
  readonly group: (typeof TEXT_GROUPS)[number];
  /** Its parts by name: an email has a subject and a text. */
  readonly parts: Readonly<Record<string, string>>;
  /** The values that the text can use. */
  readonly places: readonly string[];
  /** Values that must stay in the text. */
  readonly needed: readonly string[];
  /** Whether the text can be empty. */
  readonly mayBeEmpty: boolean;
}

/** An email doesn't work without these. */
const VITAL = ['code', 'password', 'link'];
const EVERY_MAIL = ['board', 'phone'];

/** Every text of a board in a language, as it ships. */
export const boardTexts = (language: Language): readonly BoardText[] => [
  plain('home-notice', 'notice', { text: '' }, [], true),
  plain('claim-certifications', 'certification', certifications[language], []),
  plain('report-certification', 'certification', reportCertification[language], []),
  plain('decision-letter', 'letter', decisionPhrases[language], placesOf(decisionPhrases.en)),
  plain(
    'reminder-letter',
    'letter',
    { title: reminderLetter[language].title, text: reminderLetter[language].paragraphs.join('\n\n') },
    ['company', ...placesIn(reminderLetter.en.paragraphs.join(' '))],
  ),
  plain('return-templates', 'template', returnTemplates[language], ['document'], true),
  plain('reject-templates', 'template', rejectTemplates[language], [], true),
  ...MAIL_KINDS.map((kind) => mailOf(language, kind)),
  plain('mail-closing', 'mail', { text: MAIL_CLOSINGS[language] }, EVERY_MAIL, true),
];

function mailOf(language: Language, kind: MailKind): BoardText {
  const { subject, text } = MAILS[language][kind];
  const places = placesOf({
    ...MAILS.en[kind],
    subjectFr: MAILS.fr[kind].subject,
    textFr: MAILS.fr[kind].text,
  });
  return {
    key: `mail:${kind}`,
    group: 'mail',
    parts: { subject, text },
    places: [...new Set([...places, ...EVERY_MAIL])],
    needed: VITAL.filter((place) => placesIn(text).includes(place)),
    mayBeEmpty: false,
  };
}

const plain = (
  key: string,
  group: BoardText['group'],
  parts: BoardText['parts'],
  places: readonly string[],
  mayBeEmpty = false,
): BoardText => ({ key, group, parts, places: [...new Set(places)], needed: [], mayBeEmpty });

const placesOf = (parts: Readonly<Record<string, string>>): readonly string[] =>
  placesIn(Object.values(parts).join(' '));

const BY_KEY: Readonly<Record<Language, ReadonlyMap<string, BoardText>>> = {
  en: new Map(boardTexts('en').map((text) => [text.key, text])),
  fr: new Map(boardTexts('fr').map((text) => [text.key, text])),
};

/** One text by its key; undefined for an unknown key. */
export const boardText = (key: string, language: Language): BoardText | undefined =>
  BY_KEY[language].get(key);
