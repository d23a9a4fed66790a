import type { Share } from '../../../../domain/refundAllocation';

const SHARES: readonly string[] = [
  'inside',
  'crossing',
  'beyond',
  'nothing-left',
  'no-quantity',
  'whole',
  'not-eligible',
] satisfies readonly Share[];

/** Whether the catalogue has words for where a line lies. */
export const isShare = (share: string): share is Share => SHARES.includes(share);
