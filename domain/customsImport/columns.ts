/** One column of the Customs file as the import knows it. */
export interface ImportColumn {
  readonly name: string;
  readonly isRequired: boolean;
  /** Other headings taken for it, already normalized. */
  readonly synonyms: readonly string[];
  /** A value for the template's example row. */
  readonly example: string;
}

const column = <const N extends string>(
  name: N,
  isRequired: boolean,
  example: string,
  ...synonyms: readonly string[]
) => ({
  name,
  isRequired,
  synonyms,
  example,
});

/** The template's columns in its order. What is not required may be left out; its default is said where it is read. */
export const IMPORT_COLUMNS = [
  column('EntryNumber', true, '551-3518786-6', 'entryno', 'entrynum', 'entry', 'entrysummarynumber'),
  column('LineNo', false, '1', 'linenumber', 'line', 'entryline', 'entrysummarylinenumber'),
  column('EntryType', false, '01', 'type', 'entrytypecode'),
  column('EntryDate', true, '2024-03-15', 'dateofentry'),
  column('ImportDate', false, '2024-03-14', 'dateofimport', 'importationdate'),
  column('SummaryDate', false, '2024-03-25', 'entrysummarydate'),
  column('PaymentDate', false, '2024-03-25', 'paiddate', 'datepaid'),
  column('PortCode', false, '3004', 'port', 'portofentry', 'portofentrycode'),
  column('OriginCountry', false, 'CA', 'countryoforigin', 'origin', 'countryoforigincode'),
  column('ExportCountry', false, 'CA', 'exportingcountry', 'countryofexport', 'countryofexportcode'),
  column(
    'ImporterNumber',
    true,
    '00-1234567',
    'importerno',
    'importerofrecord',
    'importerofrecordnumber',
    'iornumber',
    'ior',
  ),
  column('ImporterName', false, 'Alder Imports', 'importerofrecordname', 'importer'),
  column(
    'HtsNumber',
    true,
    '4407.11.0001',
    'hts',
    'htscode',
    'htsno',
    'tariffnumber',
    'hts10',
    'htsnumberfull',
  ),
  column('Quantity', true, '1000.000', 'qty', 'netquantity', 'htsquantity', 'linetariffquantity1'),
  column('Unit', false, 'm3', 'uom', 'unitofmeasure', 'quantityunit', 'linetariffuom1code'),
  column(
    'SecondQuantity',
    false,
    '',
    'secondqty',
    'quantity2',
    'qty2',
    'additionalquantity',
    'linetariffquantity2',
  ),
  column('SecondUnit', false, '', 'unit2', 'uom2', 'seconduom', 'secondunitofmeasure', 'linetariffuom2code'),
  column(
    'EnteredValue',
    false,
    '52000.00',
    'value',
    'customsvalue',
    'linetariffgoodsvalueamount',
    'linegoodsvalueamount',
  ),
  column('FeeClass', false, '105', 'feeclasscode', 'classcode'),
  column(
    'AssessmentAmount',
    true,
    '173.70',
    'amount',
    'feeamount',
    'feecollected',
    'amountcollected',
    'assessment',
    'fee',
    'linefeeamount',
  ),
  column('ExemptCertificate', false, '', 'exemptioncertificate', 'exemptcertno', 'certificatenumber'),
  column('AdjustmentSeq', false, '0', 'adjustmentsequence', 'adjustmentno'),
  column('AdjustmentReason', false, '', 'reason'),
  column('TariffOrdinal', false, '', 'tariffordinalnumber'),
] as const satisfies readonly ImportColumn[];

export type ColumnName = (typeof IMPORT_COLUMNS)[number]['name'];
export type OwnColumnName = Exclude<ColumnName, 'TariffOrdinal'>;

/** The columns of our own files. A row for each tariff of a line is the way of reports alone. */
export const OWN_COLUMNS = IMPORT_COLUMNS.filter((each) => each.name !== 'TariffOrdinal');

/** How the template says in which order a date is written. */
export const DATE_FORM = '(YYYY-MM-DD)';

/** Headings differ in case, blanks, hyphens and a byte-order mark without being different. */
export const normalizeHeading = (heading: string): string =>
  heading
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase();

const BY_HEADING: ReadonlyMap<string, ColumnName> = new Map(
  IMPORT_COLUMNS.flatMap(({ name, synonyms }) =>
    [normalizeHeading(name), ...synonyms].map((heading): [string, ColumnName] => [heading, name]),
  ),
);

/** The column a heading stands for, or null where it is none of ours. */
export const columnOf = (heading: string): ColumnName | null =>
  BY_HEADING.get(normalizeHeading(heading.replace(DATE_FORM, ''))) ?? null;
