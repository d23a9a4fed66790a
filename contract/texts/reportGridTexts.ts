import en from './en/reportGrid.json';
import fr from './fr/reportGrid.json';
import type { GridState } from '../../domain/gridCell';
import type { Language } from './sentence';

interface GridTexts {
  readonly states: Readonly<Record<GridState, string>>;
  readonly late: string;
  readonly amended: string;
  /** Company, amount due, missing, late, amended; the periods follow. */
  readonly headings: readonly string[];
  readonly sheet: string;
}

/** The words of the exported grid of reports. */
export const GRID_TEXTS: Readonly<Record<Language, GridTexts>> = { en, fr };
