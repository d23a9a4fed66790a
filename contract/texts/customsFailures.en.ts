import type { Catalogue } from './sentence';

/** Refusals about documents and Customs files. */
export const customsFailuresEn = {
  'document-empty':
    'The file {{fileName}} is empty (0 bytes), so there is nothing to keep. Check the original and send it again.',
  'document-kind-unknown':
    'The file {{fileName}} was not kept: its content is neither a PDF, a PNG or JPEG picture nor a CSV table, whatever its name says. Save it as one of these and send it again.',
  'document-held':
    'The document {{fileName}} belongs to a claim now, so it stays. Comment on the claim if it should not count.',
  'customs-file-empty':
    'The file {{fileName}} is empty (0 bytes), so there is nothing to import. Check the original and send it again.',
  'customs-file-old-excel':
    'The file {{fileName}} is a workbook of the old Excel format (.xls). Save it as .xlsx or .csv and send it again.',
  'customs-file-not-a-table':
    'The file {{fileName}} is neither a CSV table nor an XLSX workbook, whatever its name says. Export it as one of these and send it again.',
  'customs-file-known':
    'The same file was sent before, as {{fileName}} on {{when}} by {{who}}, and nothing counts twice. Open that import; to correct lines, send a file with the corrections alone.',
  'batch-not-checked':
    'This file is still being checked. Wait until every row has been looked at, then decide.',
  'batch-nothing-good':
    'This file has no row that can be posted. Download the rejected rows, mend them and send them again.',
  'batch-decided':
    'This import was decided already: {{what}} by {{who}} on {{when}}. Nothing was changed; look at its present state.',
  'line-quantity-known':
    'The quantity of this line follows from what Customs reported, so none can be entered by hand.',
  'line-quantity-not-above-zero': 'Enter a quantity above zero.',
  'batch-not-posted': 'This file is not posted, so there are no lines of it to take back.',
  'batch-depended-on':
    'Nothing was taken back, for others depend on lines of this file: claims {{claims}}; corrections in the files {{files}}. Settle these first.',
} as const satisfies Catalogue;
