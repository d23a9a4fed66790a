import type { RefundLine } from '../../../../../contract/entities/refund';

/** A claimed line with 40.00 collected, proposed and claimed, changed where a test says so. */
export const claimLine = (id: string, changes: Partial<RefundLine> = {}): RefundLine => ({
  id,
  customsLineId: `c${id}`,
  entryNumber: 'AB100012348',
  lineNo: 1,
  portCode: '0901',
  portName: 'Buffalo-Niagara Falls, NY',
  entryDate: '2026-02-03',
  htsCode: '4407110012',
  quantity: '230.310',
  unit: 'm3',
  quantityProgramUnit: '97.600',
  amountCollected: '40.00',
  amountCollectedAsFiled: '40.00',
  amountRefunded: '0.00',
  amountProposed: '40.00',
  amountClaimed: '40.00',
  amountVerified: null,
  amountApproved: null,
  share: 'inside',
  explanation: [],
  ...changes,
});
