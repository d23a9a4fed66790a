import { exemptionKindName } from '../../../../contract/texts/exemptionNames';
import { figureText, fill } from '../../../../contract/texts/fill';
import type { Language } from '../../../../contract/texts/sentence';
import type { CalendarDate } from '../../../../domain/calendarDate';
import type { Program } from '../../../../domain/program';
import { formatQuantity } from '../../../../domain/quantity';
import type { LetterContent } from '../../../letter/letterContent';
import { longDate } from '../../../letter/longDate';
import type { ExemptionRow } from '../exemptionRows';
import en from '../../../texts/en/exemptionLetter.json';
import fr from '../../../texts/fr/exemptionLetter.json';
import type { ExemptionKind } from '../../../../domain/exemption';

/** The texts of certificates and denial letters, with places for values. */
interface ExemptionLetterTexts {
  readonly certificateTitle: string;
  readonly denialTitle: string;
  readonly subject: readonly string[];
  readonly certificate: readonly string[];
  readonly byKind: Readonly<Record<ExemptionKind, string>>;
  readonly keep: string;
  readonly denial: readonly string[];
  readonly questions: string;
  readonly appeal: string;
  readonly page: string;
}

const EXEMPTION_LETTER_TEXTS: Readonly<Record<Language, ExemptionLetterTexts>> = { en, fr };

export type ExemptionLetterOf =
  | {
      readonly kind: 'certificate';
      readonly certificate: string;
      readonly from: CalendarDate;
      readonly to: CalendarDate;
    }
  | { readonly kind: 'denial'; readonly reason: string };

type Sender = Pick<
  Program,
  'boardName' | 'address' | 'phone' | 'email' | 'programName' | 'exemptQuantity' | 'unitName' | 'exemptMode'
>;

/** What a certificate or a letter of denial says, in the company's language. */
export function exemptionLetter(
  program: Sender,
  row: Pick<ExemptionRow, 'number' | 'kind' | 'fiscal_year'>,
  letter: ExemptionLetterOf,
  options: {
    readonly language: Language;
    readonly decidedOn: CalendarDate;
    readonly recipient: readonly string[];
  },
): LetterContent {
  const texts = EXEMPTION_LETTER_TEXTS[options.language];
  const day = (date: string): string => longDate(options.language, date);
  const values = {
    number: row.number,
    kind: exemptionKindName(options.language, row.kind),
    year: row.fiscal_year,
    date: day(options.decidedOn),
    company: options.recipient[0] ?? '',
    program: program.programName,
    limit: figureText(options.language, 'quantity', formatQuantity(program.exemptQuantity)),
    unit: program.unitName,
    email: program.email,
    phone: program.phone,
    ...(letter.kind === 'certificate'
      ? { certificate: letter.certificate, from: day(letter.from), to: day(letter.to) }
      : { reason: letter.reason }),
  };
  const paragraphs =
    letter.kind === 'certificate'
      ? [...texts.certificate, texts.byKind[row.kind], texts.keep, texts.questions]
      : [...texts.denial, texts.appeal];
  return {
    language: options.language,
    title: fill(letter.kind === 'certificate' ? texts.certificateTitle : texts.denialTitle, values),
    sender: [program.boardName, program.address],
    recipient: options.recipient,
    subject: texts.subject.map((line) => fill(line, values)),
    paragraphs: paragraphs.map((paragraph) => fill(paragraph, values)),
    layout: [],
    columns: [],
    rows: [],
    totals: [],
    page: texts.page,
  };
}
