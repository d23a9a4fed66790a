import { fill } from '../../../../contract/texts/fill';
import { moneyText } from '../../../../contract/texts/moneyText';
import type { Language } from '../../../../contract/texts/sentence';
import type { Program } from '../../../../domain/program';
import type { LetterContent } from '../../../letter/letterContent';
import { longDate } from '../../../letter/longDate';
import en from '../../../texts/en/refundInvitation.json';
import fr from '../../../texts/fr/refundInvitation.json';

/** The letter to an importer without an account that can claim, by language. */
const INVITATION_TEXTS: Readonly<Record<Language, typeof en>> = { en, fr };

/** An importer that is invited to claim. */
export interface Invited {
  readonly name: string;
  /** Of its company on one line; null where no company has the number: Customs reports no addresses. */
  readonly address: string | null;
  /** The company's; null where it is not known. */
  readonly language: Language | null;
  readonly importerNumber: string;
  readonly fiscalYear: number;
  /** Exact decimal text. */
  readonly amount: string;
  readonly lastDay: string | null;
}

/** A letter to print, in the company's language, or in English and French where it is not known. */
export function invitationLetter(
  program: Pick<Program, 'boardName' | 'address' | 'email' | 'phone'>,
  invited: Invited,
  { writtenOn, publicUrl }: { readonly writtenOn: string; readonly publicUrl: string },
): LetterContent {
  const language = invited.language ?? 'en';
  const texts = INVITATION_TEXTS[language];
  const languages: readonly Language[] = invited.language === null ? ['en', 'fr'] : [invited.language];
  return {
    language,
    title: texts.title,
    sender: [program.boardName, program.address],
    recipient: [invited.name, ...(invited.address === null ? [] : [invited.address])],
    subject: [
      fill(texts.date, { date: longDate(language, writtenOn) }),
      fill(texts.year, { year: invited.fiscalYear }),
      fill(texts.importerNumber, { importerNumber: invited.importerNumber }),
    ],
    paragraphs: languages.flatMap((each) => paragraphs(each, program, invited, publicUrl)),
    layout: [],
    columns: [],
    rows: [],
    totals: [],
    page: texts.page,
  };
}

function paragraphs(
  language: Language,
  { email, phone }: Pick<Program, 'email' | 'phone'>,
  { address, amount, fiscalYear, lastDay }: Invited,
  publicUrl: string,
): readonly string[] {
  const texts = INVITATION_TEXTS[language];
  const isRegistered = address !== null;
  return [
    fill(texts.amount, { amount: moneyText(language, amount), year: fiscalYear }),
    ...(lastDay === null ? [] : [fill(texts.lastDay, { lastDay: longDate(language, lastDay) })]),
    isRegistered
      ? fill(texts.account, { link: publicUrl })
      : fill(texts.register, { link: `${publicUrl}/register` }),
    fill(texts.questions, { email, phone }),
  ];
}
