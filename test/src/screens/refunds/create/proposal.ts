import type { RefundProposal } from '../../../../../contract/entities/refund';

type Line = RefundProposal['lines'][number];

/** A proposed line of importer 12-3456789 with 40.00 collected and proposed, changed where a test says so. */
export const line = (id: string, changes: Partial<Line> = {}): Line => ({
  customsLineId: id,
  entryNumber: 'AB100012348',
  lineNo: 1,
  importerNumber: '12-3456789',
  portCode: '0901',
  portName: 'Buffalo-Niagara Falls, NY',
  entryDate: '2026-02-03',
  htsCode: '4407110012',
  quantity: '230.310',
  unit: 'm3',
  quantityProgramUnit: '97.600',
  amountCollected: '40.00',
  amountRefunded: '0.00',
  amountInOtherClaims: '0.00',
  amountProposed: '40.00',
  share: 'inside',
  explanation: [{ step: 'collected', values: { amount: '40.00' } }],
  ...changes,
});

export const proposal = (lines: readonly Line[], changes: Partial<RefundProposal> = {}): RefundProposal => ({
  companyId: '20',
  companyName: 'Cedarline Imports',
  importerNumbers: [{ number: '12-3456789', lines: lines.length }],
  fiscalYear: 2026,
  reason: 'FIRST_QUANTITY',
  unit: 'MBF',
  exemptQuantity: '15000.000',
  exemptUsedElsewhere: '0.000',
  lines: [...lines],
  totalCollected: '0.00',
  totalProposed: '0.00',
  explanation: [],
  requiredEvidence: ['entry-summary'],
  deadline: null,
  isLate: false,
  payee: { name: 'Cedarline Imports', address: '1 Mill Road' },
  years: [{ fiscalYear: 2026, lines: lines.length, amountCollected: '0.00' }],
  ...changes,
});
