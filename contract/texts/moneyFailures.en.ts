import type { Catalogue } from './sentence';

/** Why a payment or a report can fail. */
export const moneyFailuresEn = {
  'payment-date-not-possible':
    'This date isn’t possible. A payment can’t be received after today, {{today:date}}, or reversed before the date received. Correct the date.',
  'payment-known':
    'A payment with this number is already entered for the company, received on {{on:date}}. Check the payments, or correct the number.',
  'payment-reversed-before': 'This payment is already reversed. Check the company’s account.',
  'credit-not-there': 'Only {{left:money}} of credit is available. Enter that amount or less.',
  'correction-decided': 'This correction is already decided. Check the report.',
  'correction-waits':
    'A write-off or void of this report is already waiting for a second approval. Wait for that decision before you request another.',
  'write-off-too-much': 'Only {{left:money}} is unpaid on this report. Enter that amount or less.',
  'void-moves-later':
    'Later reports of the year depend on this one: {{numbers}}. Ask the company to amend it to zero instead, so that they are recalculated.',
  'report-check-failed': '{{check}}',
  'report-check-unconfirmed': '{{check}} Confirm it if it is correct.',
  'report-draft-moved':
    '{{who}} saved this draft while you were editing. Review that version before you save yours.',
  'report-amendment-waits':
    'Amendment {{number}} is already waiting for the board. Wait for the decision before you submit another.',
  'report-amendment-open':
    'Amendment {{number}} of this report is waiting for your decision. Decide it first. If you accept it, it replaces this report.',
  'report-amendment-moved':
    'The effect on the year changed from {{seen:money}} to {{now:money}}. Review the effects again, then decide.',
  'nobody-to-remind': 'No company is missing a report for this period.',
  'report-no-receipt': 'This report has no receipt because it wasn’t submitted through the portal.',
  'lines-file-empty': 'The file is empty. Choose a file that contains lines.',
  'lines-file-not-a-table':
    'We couldn’t read this file. Use a CSV or Excel (XLSX) file with the template’s column headings.',
  'lines-file-unpacks-too-large':
    'This workbook holds more than {{limit}} MB when it is unpacked, so it was not read. Delete sheets, rows, and formatting you do not need, or save the table as CSV, and upload it again.',
  'lines-file-headings':
    'These columns are missing or appear twice in the file: {{columns}}. Compare the file with the template.',
  'lines-file-too-many':
    'A report can have at most {{limit:count}} lines. Combine lines of the same type and product.',
  'configuration-faulty': '{{fault}}',
  'configuration-unchanged': 'There are no changes to save.',
  'configuration-unconfirmed':
    'The Customs rate per {{unit}} is {{entered}}, but the rate times the factor is {{expected}}. Correct it, or confirm that it is meant.',
  'configuration-not-empty':
    'A preset can be loaded only before the first change, report, or import. Change one field at a time instead.',
  'card-not-set-up': 'This board doesn’t accept card payments here. Pay by check or ACH.',
  'card-provider-away':
    'We can’t reach the card payment provider, and you were not charged. Try again in a minute, or pay by check or ACH.',
  'report-paid-already': 'This report is already paid. You were not charged again. Receipt: {{receipt}}',
  'signature-refused': 'This message doesn’t have the provider’s signature, or it is too old.',
} as const satisfies Catalogue;
