import { REPORTED_UNITS, type ReportedUnit } from '../../../domain/programDocument';

/** The unit of a posted line; the import lets no other in. */
export function reportedUnit(text: string): ReportedUnit {
  const unit = REPORTED_UNITS.find((each) => each === text);
  if (unit === undefined) throw new Error(`Not a reported unit: ${text}`);
  return unit;
}
