import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { OWN_COLUMNS } from '../domain/customsImport/columns';
import { NOT_CALCULATED } from '../domain/spreadsheetError';
import { workbook } from '../server/export/workbook';
import { readSheet } from '../server/reading/sheetRows';

const run = promisify(execFile);

/**
 * Workbooks that other programs write, read by ours: `node scripts/run.cjs bench/workbooks.ts`. Each writer puts the template's columns
 * on a second, visible sheet behind a hidden one, with real dates, small numbers, and an error; each must come back as it is shown.
 *
 * LibreOffice must be installed (`apt-get install -y libreoffice-calc --no-install-recommends`); without `soffice` its part is left out,
 * and that is said. The two writers from npm are installed into a temporary folder for the time of the run.
 */
const WRITERS = ['exceljs@4.4.0', 'xlsx-populate@1.21.0'] as const;

const HEADINGS = OWN_COLUMNS.map(({ name }) => name);
const AT = new Map<string, number>(HEADINGS.map((name, at) => [name, at]));

/** A row as a person typed it: texts, a date, numbers, and in the last one an error. */
interface Typed {
  readonly entry: string;
  readonly day: string;
  readonly quantity: number;
  readonly amount: number | 'error';
}
const ROWS: readonly Typed[] = [
  { entry: '551-3518786-6', day: '2024-03-15', quantity: 1000.25, amount: 173.7 },
  { entry: '001-0000001-7', day: '2024-12-31', quantity: 0.07, amount: 0.002 },
  { entry: '001-0000002-5', day: '2024-02-29', quantity: 1e-3, amount: 0.1 + 0.2 },
  { entry: '001-0000003-3', day: '2024-03-10', quantity: 72, amount: 'error' },
];
const EXPECTED = [
  ['551-3518786-6', '2024-03-15', '1000.25', '173.7'],
  ['001-0000001-7', '2024-12-31', '0.07', '0.002'],
  ['001-0000002-5', '2024-02-29', '0.001', '0.3'],
  ['001-0000003-3', '2024-03-10', '72', '#DIV/0!'],
];

/** Where the looked-at columns stand, from 1, as the writers count. */
const column = (name: string): number => (AT.get(name) ?? 0) + 1;

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'northwood-writers-'));
  try {
    await writeFile(path.join(folder, 'package.json'), '{"private":true}');
    await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...WRITERS], { cwd: folder });
    await judge('exceljs', await exceljs(folder));
    await judge('xlsx-populate', await populate(folder), [
      ...EXPECTED.slice(0, 3),
      ['001-0000003-3', '2024-03-10', '72', NOT_CALCULATED],
    ]);
    await libreOffice(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reads a workbook and says whether every cell came back as it is shown. */
async function judge(
  writer: string,
  bytes: Buffer,
  expected: readonly (readonly string[])[] = EXPECTED,
): Promise<void> {
  const start = performance.now();
  const { sheet, rows } = await readSheet(bytes, { kind: 'customs' });
  const wanted = ['EntryNumber', 'EntryDate', 'Quantity', 'AssessmentAmount'];
  const found = rows.slice(1).map(({ cells }) => wanted.map((name) => cells[AT.get(name) ?? 0] ?? ''));
  const isRight = JSON.stringify(found) === JSON.stringify(expected) && sheet?.name === 'Entries';
  console.log(
    JSON.stringify({
      writer,
      isRight,
      sheet: sheet?.name,
      hiddenSheets: sheet?.hiddenSheets,
      milliseconds: Math.round(performance.now() - start),
      ...(isRight ? {} : { found }),
    }),
  );
  if (!isRight) process.exitCode = 1;
}

/** What is used of exceljs. */
interface ExcelJs {
  readonly Workbook: new () => {
    addWorksheet(
      name: string,
      options?: { readonly state: 'hidden' },
    ): {
      addRow(cells: readonly unknown[]): unknown;
      getCell(row: number, column: number): { value: unknown; numFmt: string };
    };
    readonly xlsx: { writeBuffer(): Promise<ArrayBuffer> };
  };
}

async function exceljs(folder: string): Promise<Buffer> {
  const { Workbook } = required(folder, 'exceljs') as ExcelJs;
  const book = new Workbook();
  book.addWorksheet('Old', { state: 'hidden' }).addRow(HEADINGS);
  const sheet = book.addWorksheet('Entries');
  sheet.addRow(HEADINGS);
  for (const [index, { entry, day, quantity, amount }] of ROWS.entries()) {
    const set = (name: string, value: unknown): void => {
      sheet.getCell(index + 2, column(name)).value = value;
    };
    set('EntryNumber', entry);
    set('EntryDate', new Date(`${day}T00:00:00Z`));
    set('Quantity', quantity);
    set('AssessmentAmount', amount === 'error' ? { error: '#DIV/0!' } : amount);
  }
  return Buffer.from(await book.xlsx.writeBuffer());
}

/** What is used of xlsx-populate. */
interface Populate {
  fromBlankAsync(): Promise<{
    addSheet(name: string): PopulateSheet;
    sheet(at: number): PopulateSheet;
    outputAsync(): Promise<Buffer>;
  }>;
}
interface PopulateSheet {
  name(name: string): unknown;
  hidden(is: boolean): unknown;
  active(is: boolean): unknown;
  cell(
    row: number,
    column: number,
  ): {
    value(value: unknown): { style(name: string, value: string): unknown };
    formula(text: string): unknown;
  };
}

async function populate(folder: string): Promise<Buffer> {
  const library = required(folder, 'xlsx-populate') as Populate;
  const book = await library.fromBlankAsync();
  const sheet = book.addSheet('Entries');
  sheet.active(true);
  book.sheet(0).name('Old');
  for (const [at, heading] of HEADINGS.entries()) {
    sheet.cell(1, at + 1).value(heading);
    book
      .sheet(0)
      .cell(1, at + 1)
      .value(heading);
  }
  book.sheet(0).hidden(true);
  for (const [index, { entry, day, quantity, amount }] of ROWS.entries()) {
    const cell = (name: string) => sheet.cell(index + 2, column(name));
    cell('EntryNumber').value(entry);
    const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
    cell('EntryDate')
      .value(new Date(year, month - 1, date))
      .style('numberFormat', 'yyyy-mm-dd');
    cell('Quantity').value(quantity);
    // This library writes a formula without its result, which is said as such and never read as an empty cell.
    if (amount === 'error') cell('AssessmentAmount').formula('1/0');
    else cell('AssessmentAmount').value(amount);
  }
  return book.outputAsync();
}

/** LibreOffice calculates a file of formulas and saves it, and saves again what we wrote. */
async function libreOffice(folder: string): Promise<void> {
  const program = ['/usr/bin/soffice', '/usr/local/bin/soffice'].find((each) => existsSync(each));
  if (program === undefined) {
    console.log(
      JSON.stringify({ writer: 'LibreOffice', skipped: 'soffice is not installed; see the docstring' }),
    );
    return;
  }
  const convert = async (from: string): Promise<Buffer> => {
    const out = path.join(folder, 'saved');
    const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`;
    await run(program, [
      profile,
      '--headless',
      '--convert-to',
      'xlsx:Calc MS Excel 2007 XML',
      '--outdir',
      out,
      from,
    ]);
    return readFile(path.join(out, `${path.basename(from, path.extname(from))}.xlsx`));
  };
  // As a flat document, so that the program itself makes dates, numbers, and the error of real cells.
  const flat = path.join(folder, 'typed.fods');
  await writeFile(flat, flatDocument());
  await judge('LibreOffice', await convert(flat));
  const ours = path.join(folder, 'ours.xlsx');
  const cells = ROWS.map(({ entry, day, quantity, amount }) =>
    HEADINGS.map((name) => {
      if (name === 'EntryNumber') return entry;
      if (name === 'EntryDate') return day;
      if (name === 'Quantity') return { number: quantity.toFixed(3) };
      return name === 'AssessmentAmount' ? { number: amount === 'error' ? '5' : amount.toFixed(3) } : '';
    }),
  );
  await writeFile(ours, await buffer(Readable.from(workbook('Entries', HEADINGS, Readable.from(cells)))));
  const saved = [...EXPECTED.slice(0, 3), ['001-0000003-3', '2024-03-10', '72', '5']];
  await judge('ours, saved again by LibreOffice', await convert(ours), saved);
}

function flatDocument(): string {
  const text = (value: string): string =>
    `<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`;
  const number = (value: number): string =>
    `<table:table-cell office:value-type="float" office:value="${value}"/>`;
  const row = (cells: readonly string[]): string => `<table:table-row>${cells.join('')}</table:table-row>`;
  const heading = row(HEADINGS.map(text));
  const body = ROWS.map(({ entry, day, quantity, amount }) =>
    row(
      HEADINGS.map((name) => {
        if (name === 'EntryNumber') return text(entry);
        if (name === 'EntryDate')
          return `<table:table-cell table:style-name="day" office:value-type="date" office:date-value="${day}"/>`;
        if (name === 'Quantity') return number(quantity);
        if (name !== 'AssessmentAmount') return '<table:table-cell/>';
        return amount === 'error' ? '<table:table-cell table:formula="of:=1/0"/>' : number(amount);
      }),
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2" xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:automatic-styles><number:date-style style:name="iso"><number:year number:style="long"/><number:text>-</number:text><number:month number:style="long"/><number:text>-</number:text><number:day number:style="long"/></number:date-style><style:style style:name="day" style:family="table-cell" style:data-style-name="iso"/><style:style style:name="gone" style:family="table"><style:table-properties table:display="false"/></style:style></office:automatic-styles><office:body><office:spreadsheet><table:table table:name="Entries">${heading}${body.join('')}</table:table><table:table table:name="Old" table:style-name="gone">${heading}</table:table></office:spreadsheet></office:body></office:document>`;
}

/** A library of the temporary folder; it has no types here. */
const required = (folder: string, name: string): unknown =>
  // oxlint-disable-next-line typescript/no-require-imports -- found at run time only
  require(path.join(folder, 'node_modules', name));

void main();
