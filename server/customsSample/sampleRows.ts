import type { OwnColumnName } from '../../domain/customsImport/columns';
import { OWN_COLUMNS } from '../../domain/customsImport/columns';
import { type RandomSource, randomSource } from './randomSource';
import { sampleEntry, type SampleRow, type SampleTrade } from './sampleEntry';
import { damaged, type WantedFault } from './sampleFaults';

export interface SampleOptions extends SampleTrade {
  readonly rows: number;
  readonly seed: number;
  readonly faults: readonly WantedFault[];
}

export const SAMPLE_COLUMNS: readonly OwnColumnName[] = OWN_COLUMNS.map(({ name }) => name);

/**
 * The rows of a Customs file: realistic softwood entries, the same for the same options, with the wanted faults spread over them.
 * Exactly `rows` rows; faulty ones stand in place of good ones.
 */
export function* sampleRows(options: SampleOptions): Generator<readonly string[]> {
  const random = randomSource(options.seed);
  const faults = spreadFaults(randomSource(options.seed + 1), options);
  let serial = random.whole(0, 9_999_999);
  let made = 0;
  let previous: SampleRow | null = null;
  while (made < options.rows) {
    serial += random.whole(1, 3);
    for (const row of sampleEntry(random, options, serial)) {
      if (made === options.rows) return;
      const fault = faults.get(made);
      const repeated: SampleRow = fault === 'duplicate-line' && previous !== null ? previous : row;
      const written = fault === undefined ? row : damaged(repeated, fault);
      if (fault === undefined) previous = row;
      made += 1;
      yield SAMPLE_COLUMNS.map((column) => written[column]);
    }
  }
}

/** Which row gets which fault. The first row stays good, so that there is one to repeat. */
function spreadFaults(random: RandomSource, options: SampleOptions): ReadonlyMap<number, string> {
  const wanted = options.faults.flatMap(({ name, count }) => Array.from({ length: count }, () => name));
  if (wanted.length >= options.rows)
    throw new RangeError('More faults are wanted than there are rows to hold them.');
  const places = new Map<number, string>();
  for (const fault of wanted) {
    let place = random.whole(1, options.rows - 1);
    while (places.has(place)) place = place === options.rows - 1 ? 1 : place + 1;
    places.set(place, fault);
  }
  return places;
}
