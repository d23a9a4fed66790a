import type { RowFaultKind, RowWarningKind } from '../../domain/customsImport/line';

/** What a row of a Customs file can have against it: its own cells, or the same line somewhere else. */
export type CustomsRowNoteKind = RowFaultKind | RowWarningKind | 'duplicate-in-file' | 'duplicate-posted';

/** One sentence for each fault and warning of a row: what, why, what to do. */
export const customsRowsEn: Readonly<Record<CustomsRowNoteKind, string>> = {
  missing: 'This is needed and the cell is blank. Fill it in.',
  'too-many-cells':
    'The row has more cells than there are headings ({{surplus}}), so its values may stand in the wrong columns. Put quotation marks around values that contain the separator.',
  'shortened-by-spreadsheet':
    'A spreadsheet has shortened this number and its digits are lost. Take it from the original; format the column as text before typing.',
  exponent:
    'This is written with an exponent, as spreadsheets shorten long numbers, so digits may be lost. Take it from the original, written out in full.',
  'wrong-length':
    'This has {{length}} characters where {{expected}} are needed. If zeros at the beginning are missing, a spreadsheet has dropped them: format the column as text.',
  'not-an-entry-number':
    'This is no entry number: three letters or digits, seven digits and a check digit, such as 551-3518786-6.',
  'not-an-importer-number':
    'This is no importer number: NN-NNNNNNN with or without two characters after it, NNN-NN-NNNN, or NNNNNN-NNNNN.',
  'not-a-tariff-number': 'This is no tariff number: ten digits, dots allowed, such as 4407.11.0001.',
  'impossible-date': 'There is no such day. Check it against the entry summary.',
  'spreadsheet-serial':
    'This is a spreadsheet’s count of days, not a date. Format the column as a date, YYYY-MM-DD, and export again.',
  'not-a-date': 'This is not a date. Write it as YYYY-MM-DD, or as MM/DD/YYYY with the month first.',
  'in-the-future': 'This date lies after today, {{today:date}}. An entry cannot be dated ahead.',
  'too-early': 'This date lies before the program began on {{earliest:date}}.',
  'not-a-number': 'This is not a number. Write digits with at most one decimal mark.',
  'ambiguous-number':
    'This could be two different numbers, because nothing in the file shows whether a point or a comma is the decimal mark. Write it with two decimals, or without separators.',
  'bad-grouping': 'The separators do not part the digits in threes. Write the number without them.',
  'other-decimal-mark': 'This uses another decimal mark than the rest of the file. Use one throughout.',
  'too-many-decimals':
    'This has more decimals than are kept: two for money, three for quantities. It is not rounded here; take the exact value.',
  'foreign-currency':
    'This is not in US dollars. Customs collects in US dollars; take the amount from the entry summary.',
  negative: 'Only a correction (AdjustmentSeq 1 or more) may be negative.',
  'out-of-range': 'This is larger than any real value of its kind. Check the decimal mark and the unit.',
  'not-a-line-number': 'The line number is a whole number from {{from}} to {{to}}.',
  'not-an-entry-type': 'The entry type is two digits, such as 01.',
  'second-unit-missing':
    'A second quantity needs its unit beside it. Write m3, m2 or kg into SecondUnit, or leave the quantity out.',
  'second-unit-same':
    'The second quantity is in the unit of the first. Name the other unit, or leave the second quantity out.',
  'unknown-unit': 'This unit is not known. Known are {{known}}.',
  'other-fee-class':
    'This fee class belongs to another program; this one’s is {{expected}}. Leave the row out.',
  'not-a-sequence':
    'The correction’s number is a whole number from {{from}} to {{to}}; 0 is the line itself.',
  'too-long': 'This is longer than the {{limit:count}} characters allowed. Shorten it.',
  'control-character': 'This holds characters that cannot be seen, such as a line break. Remove them.',
  'bad-check-digit':
    'The last digit does not fit the others: {{expected}} was expected. Compare with the entry summary before posting.',
  'leading-zero-lost':
    'This has three digits and was taken for {{likely}}, whose zero a spreadsheet has dropped.',
  'not-a-port-code': 'This is no port code (four digits), so the port was left open.',
  'unknown-port': 'No port of this code is known. The line can be posted; check the code.',
  'unknown-country': 'No country has this code, so it was left open. Two letters are expected, such as CA.',
  'not-covered':
    'The program did not cover this tariff number on {{date:date}}. If it was charged, the importer may ask for it back.',
  'unexpected-unit':
    'This tariff number is measured in {{expected}}. Check that the quantity is in the unit given.',
  'no-factor':
    'No conversion from {{unit}} was in force on {{date:date}}, so the quantity does not count towards the exempt quantity yet.',
  'no-rate': 'No rate was in force on {{date:date}}, so what should have been collected is not known.',
  'not-a-certificate-number': 'This is no certificate number (nine letters or digits), so it was left open.',
  'collected-despite-certificate':
    'An amount was collected although a certificate is named. The importer may ask for it back.',
  variance: '{{expected:money}} was expected by the rate in force; the difference is {{variance:money}}.',
  'duplicate-in-file':
    'The same line stands on line {{fileLine}} of this file already. Only the first counts; a correction needs an AdjustmentSeq of its own.',
  'duplicate-posted':
    'This line was posted before, from {{fileName}} on {{when:date}}. It does not count twice; a correction needs an AdjustmentSeq of its own.',
};
