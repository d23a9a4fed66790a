import { zipStream } from './zipStream';

/** A cell that is text stays text, whatever it looks like; a number is written with the digits given and can be summed. */
export type WorkbookCell = string | { readonly number: string };

/** Characters a cell holds, and rows a sheet holds beneath its heading; a spreadsheet calls a file with more damaged. */
const LONGEST_TEXT = 32_767;
export const MOST_WORKBOOK_ROWS = 1_048_575;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const WORKBOOK_TYPE = `${CONTENT}.sheet`;

const FIXED_PARTS: readonly (readonly [string, string])[] = [
  [
    '[Content_Types].xml',
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `<Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  ],
  // Styles 1 and 2: text that a later edit keeps as text, and a number shown with the decimals it has.
  [
    'xl/styles.xml',
    `<styleSheet xmlns="${SHEET}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
  ],
];

/** An XLSX workbook of one sheet with a heading row that stays in view, made while it is read. */
export const workbook = (
  sheetName: string,
  heading: readonly string[],
  rows: AsyncIterable<readonly WorkbookCell[]>,
): AsyncGenerator<Buffer> =>
  zipStream([
    ...FIXED_PARTS.map(([name, xml]) => ({ name, content: [XML + xml] })),
    {
      name: 'xl/workbook.xml',
      content: [
        `${XML}<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="${escapeXml(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ],
    },
    { name: 'xl/worksheets/sheet1.xml', content: sheet(heading, rows) },
  ]);

async function* sheet(
  heading: readonly string[],
  rows: AsyncIterable<readonly WorkbookCell[]>,
): AsyncGenerator<string> {
  yield `${XML}<worksheet xmlns="${SHEET}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
  yield rowXml(1, heading, 3);
  let number = 1;
  for await (const cells of rows) yield rowXml((number += 1), cells, 1);
  yield '</sheetData></worksheet>';
}

const rowXml = (number: number, cells: readonly WorkbookCell[], textStyle: number): string =>
  `<row r="${number}">${cells.map((cell, index) => cellXml(`${columnLetters(index)}${number}`, cell, textStyle)).join('')}</row>`;

function cellXml(address: string, cell: WorkbookCell, textStyle: number): string {
  if (typeof cell !== 'string')
    return cell.number === '' ? '' : `<c r="${address}" s="2"><v>${cell.number}</v></c>`;
  if (cell === '') return '';
  const text = escapeXml(cell.length > LONGEST_TEXT ? `${cell.slice(0, LONGEST_TEXT - 1)}…` : cell);
  return `<c r="${address}" s="${textStyle}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** A, B … Z, AA, AB … */
function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : `${columnLetters(Math.floor(index / 26) - 1)}${last}`;
}

// eslint-disable-next-line no-control-regex -- these are the characters XML cannot hold
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

const escapeXml = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
