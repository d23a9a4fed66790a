import { addDays, type CalendarDate } from './calendarDate';
import type { ProgramFault } from './fieldReader';
import type { HtsRuleDocument, ProgramDocument, RateDocument } from './programDocument';

/** One field of the configuration that changes, with its values as text; empty where there is none. */
export interface ProgramChange {
  /** Path of the value in the document, such as `rates.1.ratePerUnit`. */
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** Every field in which two configurations differ, by its path. */
export function programChanges(before: ProgramDocument, after: ProgramDocument): readonly ProgramChange[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((field) => ({ field, before: old.get(field) ?? '', after: now.get(field) ?? '' }))
    .filter((change) => change.before !== change.after);
}

/** The places of the rates that charge their days again: one that only ends on another day, or was published elsewhere, does not. */
export const ratesChanged = (changes: readonly ProgramChange[]): ReadonlySet<number> =>
  new Set(
    changes.flatMap(({ field }) => {
      const index = /^rates\.(\d+)\.(?!effectiveTo$|reference$)/.exec(field)?.[1];
      return index === undefined ? [] : [Number(index)];
    }),
  );

/**
 * What stands against a change because of what was computed before: rates of days that reports and entry lines have used stay as
 * they are, and so do unit, period and fiscal year once there is a report. Coverage of a tariff number must not be said twice.
 * @param usedUntil the last day that a report or an entry line stands for; null where there is none
 */
export function changeFaults(
  before: ProgramDocument,
  after: ProgramDocument,
  usedUntil: CalendarDate | null,
): readonly ProgramFault[] {
  const faults: ProgramFault[] = doubleRules(after.htsRules);
  if (usedUntil === null) return faults;
  return [
    ...faults,
    ...basicsChanged(before, after).map((field) => ({ kind: 'in-use' as const, field })),
    ...usedRatesChanged(before, after, usedUntil).map((field) => ({ kind: 'in-use' as const, field })),
  ];
}

/**
 * What stands against a change because it takes effect on a later day: until then the days before it are reported and imported by
 * the rates in effect, so those rates stay as they are; and so do unit, period and fiscal year.
 */
export const scheduleFaults = (
  before: ProgramDocument,
  after: ProgramDocument,
  effectiveOn: CalendarDate,
): readonly ProgramFault[] => [
  ...basicsChanged(before, after).map((field) => ({ kind: 'not-scheduled' as const, field })),
  ...usedRatesChanged(before, after, addDays(effectiveOn, -1)).map((field) => ({
    kind: 'rate-before-effect' as const,
    field,
  })),
];

const basicsChanged = (before: ProgramDocument, after: ProgramDocument): readonly string[] =>
  (['unitCode', 'reportPeriod', 'fiscalYearStart'] as const).filter(
    (field) => before[field] !== after[field],
  );

/** The places of the rates of days up to one that charge those days differently. */
function usedRatesChanged(
  before: ProgramDocument,
  after: ProgramDocument,
  usedUntil: CalendarDate,
): readonly string[] {
  const [old, now] = [usedRates(before.rates, usedUntil), usedRates(after.rates, usedUntil)];
  const longer = old.length > now.length ? old : now;
  return longer.flatMap((_, index) => (old[index] === now[index] ? [] : [`rates.${index}`]));
}

/** The part of the rates that has been used: a rate may still end later than today, or begin after it. */
const usedRates = (rates: readonly RateDocument[], usedUntil: string): readonly string[] =>
  rates
    .filter(({ effectiveFrom }) => effectiveFrom <= usedUntil)
    .map(({ effectiveFrom, effectiveTo, ratePerUnit, metricRates, factors }) =>
      JSON.stringify([
        effectiveFrom,
        effectiveTo !== null && effectiveTo < usedUntil ? effectiveTo : usedUntil,
        ratePerUnit,
        Object.entries(metricRates).sort(),
        Object.entries(factors).sort(),
      ]),
    );

function doubleRules(rules: readonly HtsRuleDocument[]): ProgramFault[] {
  return rules.flatMap((rule, index): ProgramFault[] => {
    const isDouble = rules.slice(0, index).some((other) => coversSame(rule, other));
    return isDouble ? [{ kind: 'overlap', field: `htsRules.${index}.code` }] : [];
  });
}

const coversSame = (a: HtsRuleDocument, b: HtsRuleDocument): boolean =>
  a.code === b.code &&
  a.match === b.match &&
  a.effectiveFrom <= (b.effectiveTo ?? '9999-12-31') &&
  b.effectiveFrom <= (a.effectiveTo ?? '9999-12-31') &&
  JSON.stringify(a.season) === JSON.stringify(b.season);

function fieldsOf(document: ProgramDocument): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  const visit = (path: string, value: unknown): void => {
    if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) visit(path === '' ? key : `${path}.${key}`, inner);
    else if (typeof value === 'string') fields.set(path, value);
    else if (typeof value === 'number' || typeof value === 'boolean') fields.set(path, value.toString());
  };
  visit('', document);
  return fields;
}
