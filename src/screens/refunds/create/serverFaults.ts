import type { ApiFailure } from '../../../api/base/apiFailure';
import type { ClaimFault } from './claimFaults';

const LINE = /^lines\.(\d+)(?:\.\w+)?$/;

/**
 * The server's refusals beside the fields they belong to. It names lines by their place in what was sent; here they are named by
 * the Customs line, so that they stay in place when lines are taken out.
 * @param sentLines ids of the Customs lines in the order they were sent
 */
export function serverFaults(failure: ApiFailure, sentLines: readonly string[]): readonly ClaimFault[] {
  if (failure.kind !== 'refused') return [];
  return failure.errors.flatMap(({ field, details }): ClaimFault[] => {
    if (field === undefined || details === '') return [];
    const place = LINE.exec(field)?.[1];
    const lineId = place === undefined ? undefined : sentLines[Number(place)];
    return [
      { field: lineId === undefined ? field : `lines.${lineId}`, kind: 'from-server', sentence: details },
    ];
  });
}
