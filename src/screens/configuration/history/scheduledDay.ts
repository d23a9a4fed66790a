import type { DataOf } from '../../../../contract/endpoint';
import type { listConfigurationChanges } from '../../../../contract/endpoints/configuration/change';

type Entry = DataOf<typeof listConfigurationChanges>[number];

/** How the day that a change was saved for is told: of one to come, of one in effect, or of one that never was. */
export function dayOf(
  { kind, isCanceled, effectiveOn }: Pick<Entry, 'kind' | 'isCanceled' | 'effectiveOn'>,
  today: string,
): 'wasFor' | 'canceled' | 'takesEffect' | 'tookEffect' {
  if (kind === 'cancellation') return 'wasFor';
  if (isCanceled) return 'canceled';
  return (effectiveOn ?? '') > today ? 'takesEffect' : 'tookEffect';
}
