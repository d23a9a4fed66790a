import type { Catalogue } from './sentence';

/** Sentences about a Customs file as a whole: how it was read, and why it could not be. */
export const customsNoticesEn = {
  'read-comma': 'Read as {{encoding}} text with comma-separated columns.',
  'read-semicolon': 'Read as {{encoding}} text with semicolon-separated columns.',
  'read-tab': 'Read as {{encoding}} text with tab-separated columns.',
  'read-workbook': 'Read from the first sheet of the workbook.',
  'decimal-comma': 'Numbers are read with a decimal comma: 1.234,50 means 1,234.50.',
  'columns-ignored': 'Ignored columns: {{headings}}.',
  'column-missing':
    'We couldn’t read the file because the column {{column}} is missing. Add it, or copy your rows into the template.',
  'column-doubled':
    'We couldn’t read the file because the column {{column}} appears more than once ({{headings}}). Keep only one.',
  'no-headings':
    'We couldn’t read the file because its first row has no known column headings. Use the headings from the template.',
  'quote-not-closed':
    'We couldn’t read the file after line {{fileLine}}. The row that starts there has a quotation mark that is never closed. Close the quotation mark or double it.',
  'workbook-unreadable':
    'We couldn’t open the workbook. It is damaged or protected by a password. Save it again without a password, or save it as CSV.',
  'workbook-too-large':
    'The workbook is too large after it is unpacked. Split it, or save it as CSV, which can be much larger.',
  'file-empty': 'The file has no headings and no rows. Check the original and upload it again.',
  'no-rows': 'The file has headings but no rows, so there is nothing to post.',
  'too-many-rows':
    'The file has more than {{limit:count}} rows. Split it and upload the parts one at a time.',
  'check-given-up':
    'The check was interrupted {{attempts}} times, so we stopped it. Nothing was posted. Upload the file again. If this happens again, split the file.',
  'posted-meanwhile':
    'Rows that another file posted in the meantime: {{count:count}}. We skipped them as duplicates.',
} as const satisfies Catalogue;

export type CustomsNoticeKind = keyof typeof customsNoticesEn;
