import type { ProgramForm } from './programForm';
import { sameJson } from './sameJson';

/**
 * Somebody's changes of an older configuration, brought onto a newer one: what they changed stays theirs, all else is the newer
 * one's. Rates and tariff codes count as one value each, since their rows have no name but their place.
 */
export function mergeForm(base: ProgramForm, mine: ProgramForm, newest: ProgramForm): ProgramForm {
  const stored = Object.fromEntries(
    Object.entries(mine).filter(([name, value]) => !sameJson(value, Reflect.get(base, name))),
  );
  return { ...newest, ...stored };
}
