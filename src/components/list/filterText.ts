import type { useFormat } from '../../i18n/useFormat';
import type { Filter } from './listTypes';

/** A filter's value in words. */
export function filterText(filter: Filter, value: string, format: ReturnType<typeof useFormat>): string {
  if ('choices' in filter) {
    return value
      .split(',')
      .map((one) => filter.choices.find((choice) => choice.value === one)?.label ?? one)
      .join(', ');
  }
  return filter.kind === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? format.date(value) : value;
}
