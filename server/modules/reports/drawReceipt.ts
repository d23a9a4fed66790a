import { figureText, fill } from '../../../contract/texts/fill';
import { moneyText } from '../../../contract/texts/moneyText';
import { periodName } from '../../../contract/texts/periodName';
import { dateInZone } from '../../../domain/calendarDate';
import { formatQuantity, quantity } from '../../../domain/quantity';
import { ok } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import { failed, type Outcome } from '../../failure';
import { drawLetter } from '../../letter/drawLetter';
import type { LetterContent } from '../../letter/letterContent';
import { longDate } from '../../letter/longDate';
import { programInForce } from '../configuration/programInForce';
import type { RequestContext } from '../identity/requestContext';
import { getReport } from './getReport';
import en from '../../texts/en/reportReceipt.json';
import fr from '../../texts/fr/reportReceipt.json';
import type { Language } from '../../../contract/texts/sentence';

/** The words of a report's receipt. */
interface ReceiptTexts {
  readonly title: string;
  readonly receipt: string;
  readonly report: string;
  readonly received: string;
  readonly due: string;
  readonly text: string;
  readonly certified: string;
  readonly amounts: string;
  readonly kinds: Readonly<Record<'SHIPPED' | 'IMPORTED' | 'EXPORTED' | 'ORGANIC', string>>;
  readonly columns: readonly string[];
  readonly total: string;
  readonly page: string;
}

const RECEIPT_TEXTS: Readonly<Record<Language, ReceiptTexts>> = { en, fr };

const LAYOUT: LetterContent['layout'] = [
  { x: 64, width: 70, align: 'left' },
  { x: 140, width: 80, align: 'left' },
  { x: 226, width: 210, align: 'left' },
  { x: 440, width: 108, align: 'right' },
];

/** The receipt of a report that was sent, in the reader's language. */
export async function drawReceipt(
  queries: Queries,
  reader: Pick<RequestContext, 'caller' | 'at' | 'today' | 'language'>,
  id: string,
): Promise<Outcome<{ readonly fileName: string; readonly bytes: Buffer }>> {
  const found = await getReport(queries, reader, id);
  if (!found.ok) return found;
  const report = found.value;
  if (report.receiptNumber === null || report.submittedAt === null) return failed('report-no-receipt');
  const program = await programInForce(queries, reader.at);
  const { language } = reader;
  const texts = RECEIPT_TEXTS[language];
  const received = dateInZone(Date.parse(report.submittedAt), program.boardZone);
  const title = report.certifiedBy?.title ?? '';
  const content: LetterContent = {
    language,
    title: texts.title,
    sender: [program.boardName, program.address],
    recipient: [report.companyName],
    subject: [
      fill(texts.receipt, { receipt: report.receiptNumber }),
      fill(texts.report, {
        number: report.number,
        period: periodName(language, report.period),
        year: report.fiscalYear,
      }),
      fill(texts.received, { date: longDate(language, received) }),
      fill(texts.due, { date: longDate(language, report.dueDate) }),
    ],
    paragraphs: [
      fill(texts.text, { amount: moneyText(language, report.amountDue) }),
      fill(texts.amounts, {
        unit: report.unit,
        exempt: figureText(language, 'quantity', report.exemptApplied),
        assessable: figureText(language, 'quantity', report.quantityAssessable),
      }),
      fill(texts.certified, {
        name: report.certifiedBy?.name ?? '',
        title: title === '' ? '' : `, ${title}`,
      }),
    ],
    layout: LAYOUT,
    columns: texts.columns,
    rows: report.lines.map((line) => [
      figureText(language, 'date', line.date),
      texts.kinds[line.kind],
      line.description,
      figureText(language, 'quantity', formatQuantity(quantity(line.quantity))),
    ]),
    totals: [texts.total, '', '', moneyText(language, report.amountDue)],
    page: texts.page,
  };
  return ok({ fileName: `${report.receiptNumber}.pdf`, bytes: await drawLetter(content, reader.at) });
}
