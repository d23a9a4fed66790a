import en from '../en/textFaults.json';
import fr from '../fr/textFaults.json';
import { fill } from '../fill';
import type { Language } from '../sentence';
import type { BoardText } from './boardTexts';
import { placesIn, withoutPlaces } from './places';

/** What is wrong with a customized text. */
export interface TextFault {
  /** The part of the text it is in. */
  readonly part: string;
  readonly kind: 'place-unknown' | 'place-needed' | 'braces' | 'empty' | 'line-break';
  /** The place it is about, where there is one. */
  readonly place: string;
}

/** What is wrong with the parts of a text: places nobody fills, vital ones that are missing, braces that belong to no place. */
export function textFaults(text: BoardText, content: Readonly<Record<string, string>>): readonly TextFault[] {
  const whole = Object.keys(text.parts).map((part) => content[part] ?? '');
  const found = new Set(whole.flatMap(placesIn));
  const missing = text.needed.filter((place) => !found.has(place));
  return [
    ...Object.keys(text.parts).flatMap((part): readonly TextFault[] => {
      const written = content[part] ?? '';
      const fault = (kind: TextFault['kind'], place = ''): TextFault => ({ part, kind, place });
      return [
        ...(written.trim() === '' && !text.mayBeEmpty ? [fault('empty')] : []),
        ...[...new Set(placesIn(written))]
          .filter((place) => !text.places.includes(place))
          .map((place) => fault('place-unknown', place)),
        ...(/[{}]/.test(withoutPlaces(written)) ? [fault('braces')] : []),
        ...(part === 'subject' && /[\r\n]/.test(written) ? [fault('line-break')] : []),
      ];
    }),
    ...missing.map((place): TextFault => ({ part: 'text', kind: 'place-needed', place })),
  ];
}

const SENTENCES: Readonly<Record<Language, Readonly<Record<TextFault['kind'], string>>>> = { en, fr };

const inBraces = (place: string): string => `{{${place}}}`;

/** What is wrong, as a sentence that names the places the text has. */
export const textFaultSentence = (language: Language, text: BoardText, fault: TextFault): string =>
  fill(SENTENCES[language][fault.kind], {
    place: inBraces(fault.place),
    places: text.places.length === 0 ? '–' : text.places.map(inBraces).join(', '),
    example: inBraces(text.places[0] ?? 'name'),
  });
