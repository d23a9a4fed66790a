import type { Catalogue } from './sentence';

/** What can stand against a payment or a report. */
export const moneyFailuresEn = {
  'payment-date-not-possible':
    'This day cannot be: a payment is received on or before today, {{today:date}}, and taken back no earlier than it came. Correct the date.',
  'payment-known':
    'A payment with this number was entered for the company already, received on {{on:date}}. Look at the payments, or correct the number.',
  'payment-reversed-before': 'This payment has been taken back already. Look at the company’s ledger.',
  'credit-not-there':
    'Only {{left:money}} of the company’s money is not needed by a report. Enter that or less.',
  'correction-decided': 'This has been decided already. Look at the report.',
  'correction-waits':
    'A write-off or a voiding of this report waits for a second person already. Have it decided before you ask for another.',
  'write-off-too-much': 'Only {{left:money}} is open on the report. Enter that or less.',
  'void-moves-later':
    'Later reports of the year count on this one: {{numbers}}. Have it amended to nothing instead, so that they are worked out anew.',
  'report-check-failed': '{{check}}',
  'report-check-unconfirmed': '{{check}} Confirm it if it is right.',
  'report-draft-moved':
    'This draft was saved by {{who}} meanwhile. Look at that version before you save yours.',
  'report-amendment-waits':
    'The amendment {{number}} waits for the board already. Wait for its decision before you send another.',
  'report-amendment-open':
    'The amendment {{number}} of this report waits for you. Decide it first: once accepted it takes this report’s place.',
  'report-amendment-moved':
    'Accepting it would change the year by {{now:money}} now, and you saw {{seen:money}}. Look at its effects again, then decide.',
  'nobody-to-remind': 'No company is missing a report of this period.',
  'report-no-receipt': 'There is no receipt for this report: it was not sent through the portal.',
  'lines-file-empty': 'The file is empty. Choose the file with the lines.',
  'lines-file-not-a-table':
    'This is no table the portal reads. Send a CSV file or an Excel workbook (XLSX) with the headings of the template.',
  'lines-file-headings':
    'These columns are missing or stand in the file twice: {{columns}}. Compare it with the template.',
  'lines-file-too-many':
    'A report has at most {{limit:count}} lines. Put lines of one kind and product together.',
  'configuration-faulty': '{{fault}}',
  'configuration-unconfirmed':
    'The Customs rate per {{unit}} is {{entered}}, but the rate times the factor is {{expected}}. Correct it, or confirm that it is meant.',
  'configuration-unchanged': 'Nothing in the configuration would change.',
  'configuration-not-empty':
    'A preset is loaded only before anything is configured, reported or imported. Change the configuration field by field.',
  'card-not-set-up': 'Payment by card is not set up here. Pay by check or ACH.',
  'card-provider-away':
    'The card payment provider cannot be reached at the moment, and nothing was charged. Try again in a minute, or pay by check or ACH.',
  'report-paid-already': 'This report is paid already; nothing was charged again. Receipt: {{receipt}}',
  'signature-refused': 'This message does not bear the provider’s signature, or is too old.',
} as const satisfies Catalogue;
