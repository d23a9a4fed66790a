import { gradeOf, type Reading, readingOf, together } from './readingLevel';
import { type FoundText, screenTexts, sharedTexts, textsInCode } from './texts';

/** A message of one sentence at least, with how it reads. */
export interface Message extends FoundText {
  readonly catalogue: string;
  readonly reading: Reading;
}

/** Files of one kind of text, by what they are about together. */
const GROUPS: readonly (readonly [RegExp, string])[] = [
  [/^contract\/texts\/en\/\w*[fF]ailures/, 'failures'],
  [/^contract\/texts\/en\/(?:mail|emailChangeMail|exemptionMail|reminderLetter)/, 'emails'],
  [/^contract\/texts\/en\/(?:notifications|companyNotices|exemptionNotices)/, 'notifications'],
  [/^src\/i18n\/en\/(\w+)\.json$/, ''],
  [/^server\/cli\//, 'command line'],
  [/^server\/\w+\.ts$/, 'start of the server'],
  [/^server\//, 'server'],
  [/^tools\/replay\//, 'replay on the command line'],
];

/** What a demonstration's people write, what developers alone read, and sentences that a protocol prescribes. */
const OTHERS =
  /^server\/(?:demo|customsSample|cardStandIn)\/|^server\/texts\/en\/cardStandIn|^server\/hub\/protocol|^contract\/endpoints\/|^domain\//;

const catalogueOf = (file: string): string => {
  const [pattern, name] = GROUPS.find(([each]) => each.test(file)) ?? [];
  return name === '' || name === undefined ? (pattern?.exec(file)?.[1] ?? file) : name;
};

const isSentence = (text: string): boolean => /^[\p{Lu}{<“].*[.!?]$/su.test(text.trim());

/** Every help text, email, error message and notification in English that is at least one sentence. */
export const messages = (): readonly Message[] =>
  [...screenTexts(), ...sharedTexts(), ...textsInCode()]
    .filter(({ place, text }) => isSentence(text) && !OTHERS.test(place))
    .map((found) => ({
      ...found,
      catalogue: catalogueOf(found.place.replace(/:\d+$/, '')),
      reading: readingOf(found.text),
    }));

/** The grade of each catalogue as a whole, hardest first. */
export function gradesOf(all: readonly Message[]): readonly (readonly [catalogue: string, grade: number])[] {
  const readings = new Map<string, Reading>();
  for (const { catalogue, reading } of all) {
    const before = readings.get(catalogue);
    readings.set(catalogue, before === undefined ? reading : together([before, reading]));
  }
  return [...readings]
    .map(([catalogue, reading]) => [catalogue, gradeOf(reading)] as const)
    .sort(([, a], [, b]) => b - a);
}

/** A grade says little about a few words. */
const LONG_ENOUGH = 12;

/** Messages of twelve words or more, hardest first. */
export const longMessages = (
  all: readonly Message[],
): readonly (readonly [message: Message, grade: number])[] =>
  all
    .filter(({ reading }) => reading.words >= LONG_ENOUGH)
    .map((message) => [message, gradeOf(message.reading)] as const)
    .sort(([, a], [, b]) => b - a);
