import type { Catalogue } from './sentence';

/** Sentences about a Customs file as a whole: how it was read, and why it could not be. */
export const customsNoticesEn = {
  'read-comma': 'Read as {{encoding}} text with columns separated by commas.',
  'read-semicolon': 'Read as {{encoding}} text with columns separated by semicolons.',
  'read-tab': 'Read as {{encoding}} text with columns separated by tabs.',
  'read-workbook': 'Read from the first sheet of the workbook.',
  'decimal-comma':
    'Numbers are read with a decimal comma: 1.234,50 is one thousand two hundred thirty-four and a half.',
  'columns-ignored': 'Columns that the import does not know were not read: {{headings}}.',
  'column-missing':
    'The column {{column}} is missing, so nothing was read. Add it, or download the template and copy your rows into it.',
  'column-doubled':
    'The column {{column}} stands in the file more than once ({{headings}}), so no value of it can be trusted and nothing was read. Keep one of them.',
  'no-headings':
    'The first line names none of the columns, so nothing was read. Begin the file with the headings of the template.',
  'quote-not-closed':
    'In the row that begins on line {{fileLine}} a quotation mark opens and never closes, so the file cannot be read on. Close it or double it.',
  'workbook-unreadable':
    'The workbook cannot be opened: it is damaged or protected by a password. Save it anew, without a password, or as CSV.',
  'workbook-too-large':
    'The workbook unpacks to more than the server takes. Split it, or save it as CSV, which may be much larger.',
  'file-empty': 'The file holds no headings and no rows, so there is nothing to read.',
  'no-rows': 'The file holds headings but no rows, so there is nothing to post.',
  'too-many-rows':
    'The file holds more than {{limit:count}} rows. Split it and send the parts one after the other.',
  'check-given-up':
    'Checking this file was interrupted {{attempts}} times, so it was given up and nothing was posted. Send it again; if it happens again, split it.',
  'posted-meanwhile':
    '{{count:count}} rows were posted from another file while this one waited. They were left out as duplicates.',
} as const satisfies Catalogue;

export type CustomsNoticeKind = keyof typeof customsNoticesEn;
