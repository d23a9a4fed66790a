import type { Catalogue } from './sentence';

/** Refusals about documents and Customs files. */
export const customsFailuresEn = {
  'document-empty': 'The file {{fileName}} is empty (0 bytes). Check the original and upload it again.',
  'document-kind-unknown':
    'The file {{fileName}} is not a PDF, PNG, JPEG, or CSV file, whatever its name says. Save it in one of these formats and upload it again.',
  'document-held':
    'The document {{fileName}} is part of a claim now, so you can’t remove it. If it should not count, add a comment to the claim.',
  'customs-file-empty': 'The file {{fileName}} is empty (0 bytes). Check the original and upload it again.',
  'customs-file-old-excel':
    'The file {{fileName}} is in the old Excel format (.xls). Save it as .xlsx or .csv and upload it again.',
  'customs-file-not-a-table':
    'The file {{fileName}} is not a CSV or XLSX file, whatever its name says. Export it as CSV or XLSX and upload it again.',
  'customs-file-known':
    '{{who}} already uploaded this file as {{fileName}} on {{when}}. Open that file. To correct lines, upload a file with only the adjustments.',
  'batch-not-checked': 'This file is still being checked. Wait until the check is done, then decide.',
  'batch-nothing-good':
    'This file has no valid rows to post. Download the rejected rows, fix them, and upload them again.',
  'batch-decided':
    'Nothing was changed because this file was already {{what}} by {{who}} on {{when}}. Check its current status.',
  'line-quantity-known':
    'You can’t enter a quantity for this line. We calculate it from the quantity that Customs reported.',
  'line-quantity-not-above-zero': 'Enter a quantity above zero.',
  'batch-not-posted': 'You can’t reverse this file because it isn’t posted.',
  'batch-depended-on':
    'You can’t reverse this file because other records depend on its lines. Claims: {{claims}}. Files with adjustments: {{files}}. Resolve these first.',
} as const satisfies Catalogue;
