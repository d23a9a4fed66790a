import type { RowFaultKind, RowWarningKind } from '../../domain/customsImport/line';

/** What a row of a Customs file can have against it: its own cells, or the same line somewhere else. */
export type CustomsRowNoteKind = RowFaultKind | RowWarningKind | 'duplicate-in-file' | 'duplicate-posted';

/** One sentence for each fault and warning of a row: what, why, what to do. */
export const customsRowsEn: Readonly<Record<CustomsRowNoteKind, string>> = {
  missing: 'This value is required. Fill in the cell.',
  'too-many-cells':
    'The row has extra cells without a heading ({{surplus}}). Its values may be in the wrong columns. Put quotation marks around values that contain the separator.',
  'shortened-by-spreadsheet':
    'A spreadsheet shortened this number and lost digits. Copy it again from the original. First format the column as text.',
  exponent:
    'A spreadsheet wrote this number with an exponent, so digits may be lost. Copy it again from the original, with all its digits.',
  'wrong-length':
    'This has {{length}} characters, but {{expected}} are needed. If leading zeros are missing, a spreadsheet removed them. Format the column as text.',
  'not-an-entry-number':
    'This isn’t an entry number. Use three letters or digits, seven digits, and a check digit, like 551-3518786-6.',
  'not-an-importer-number':
    'This isn’t an importer number. Use NN-NNNNNNN, with or without two more characters, NNN-NN-NNNN, or NNNNNN-NNNNN.',
  'not-a-tariff-number': 'This isn’t an HTS number. Use ten digits, with or without dots, like 4407.11.0001.',
  'impossible-date': 'This date doesn’t exist. Check the entry summary.',
  'spreadsheet-serial':
    'This is a spreadsheet’s day count, not a date. Format the column as a date, YYYY-MM-DD, and export the file again.',
  'not-a-date': 'This isn’t a date. Use YYYY-MM-DD or MM/DD/YYYY.',
  'in-the-future': 'This date is after today, {{today:date}}. Check the entry summary.',
  'too-early': 'This date is before the program began on {{earliest:date}}. Check the entry summary.',
  'not-a-number': 'This isn’t a number. Use digits with at most one decimal mark.',
  'ambiguous-number':
    'We can’t tell if the period or the comma is the decimal mark. Use two decimals, or leave out the separators.',
  'bad-grouping': 'Check the separators. Enter the number without them.',
  'other-decimal-mark':
    'This decimal mark differs from the rest of the file. Use one decimal mark throughout.',
  'too-many-decimals':
    'This has too many decimals. Use up to two for money and up to three for quantities. We don’t round, so enter the exact value.',
  'foreign-currency':
    'This isn’t in US dollars. Customs collects in US dollars. Use the amount from the entry summary.',
  negative: 'Only an adjustment (AdjustmentSeq 1 or higher) can be negative.',
  'out-of-range': 'This value is too large. Check the decimal mark and the unit.',
  'not-a-line-number': 'The line number must be a whole number from {{from}} to {{to}}.',
  'not-an-entry-type': 'The entry type must be two digits, like 01.',
  'second-unit-missing':
    'The second quantity has no unit. Enter m3, m2, or kg in SecondUnit, or remove the quantity.',
  'second-unit-same':
    'The second quantity has the same unit as the first. Enter the other unit, or remove the second quantity.',
  'unknown-unit': 'We don’t know this unit. Use one of these: {{known}}.',
  'other-fee-class': 'This fee class belongs to another program. Ours is {{expected}}. Remove the row.',
  'not-a-sequence':
    'The adjustment number must be a whole number from {{from}} to {{to}}. 0 is the original line.',
  'too-long': 'This is too long. Use up to {{limit:count}} characters.',
  'control-character': 'This contains invisible characters, such as a line break. Remove them.',
  'bad-check-digit':
    'The check digit should be {{expected}}. Compare the number with the entry summary before you post.',
  'leading-zero-lost': 'We read this as {{likely}}. A spreadsheet removed its leading zero.',
  'not-a-port-code': 'This isn’t a port code (four digits). We left the port blank.',
  'unknown-port': 'We don’t know this port code. You can post the line. Check the code.',
  'unknown-country': 'We don’t know this country code. We left it blank. Use two letters, like CA.',
  'not-covered':
    'The program didn’t cover this HTS number on {{date:date}}. If Customs collected an assessment, the importer can claim a refund.',
  'unexpected-unit':
    'This HTS number is measured in {{expected}}. Check that the quantity is in the unit given.',
  'no-factor':
    'No conversion factor for {{unit}} was in effect on {{date:date}}. The quantity doesn’t count toward the exempt quantity yet.',
  'no-rate': 'No rate was in effect on {{date:date}}, so we can’t calculate the amount.',
  'not-a-certificate-number': 'This isn’t a certificate number (nine letters or digits). We left it blank.',
  'collected-despite-certificate':
    'Customs collected an amount even though the line has a certificate. The importer can claim a refund.',
  variance: 'The calculated amount is {{expected:money}}. The variance is {{variance:money}}.',
  'duplicate-in-file':
    'Row {{fileLine}} of this file has the same line. Only the first one counts. An adjustment needs its own AdjustmentSeq.',
  'duplicate-posted':
    'This line was already posted from {{fileName}} on {{when:date}}, so it doesn’t count again. An adjustment needs its own AdjustmentSeq.',
};
