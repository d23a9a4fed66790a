import en from './en/lineFile.json';
import fr from './fr/lineFile.json';
import type { LineColumn, LineFileFault } from '../../domain/reportLineFile';
import { LIMITS } from '../limits';
import { fillFigures } from './fill';
import type { Language } from './sentence';

const FAULTS: Readonly<Record<Language, Readonly<Record<LineFileFault['kind'], string>>>> = {
  en: en.faults,
  fr: fr.faults,
};

/** Why a cell of a file of report lines could not be read. */
export const lineFaultText = (language: Language, kind: LineFileFault['kind']): string =>
  fillFigures(language, FAULTS[language][kind], { limit: LIMITS.reportLineText });

/** The heading of a column, as the template writes it. */
export const lineHeading = (language: Language, column: LineColumn): string => HEADINGS[language][column];

const HEADINGS: Readonly<Record<Language, Readonly<Record<LineColumn, string>>>> = {
  en: en.headings,
  fr: fr.headings,
};
