import { createContext, use } from 'react';
import type { ProgramForm } from './programForm';

/** What the sections of the form share. */
export interface Editing {
  readonly form: ProgramForm;
  readonly set: <K extends keyof ProgramForm>(name: K, value: ProgramForm[K]) => void;
  /** The sentence beside a field, by its path; undefined where nothing is wrong. */
  readonly faultOf: (field: string) => string | undefined;
  /** The last day that a report or an entry line stands for: rates of days up to it stay as they are. */
  readonly usedUntil: string | null;
  /** How many of the rates were used; they come first. Counted before the change, so that a date that is half typed locks no field. */
  readonly usedRates: number;
}

export const EditingContext = createContext<Editing | null>(null);

/** @throws outside the form */
export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (editing === null) throw new Error('outside the form of the configuration');
  return editing;
}
