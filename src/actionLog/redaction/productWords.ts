import { ENDPOINTS } from '../../../contract/api';
import type { Schema } from '../../../contract/endpoint';
import { CUSTOMS_NOTICES, CUSTOMS_ROW_NOTES } from '../../../contract/texts/customs';
import { FAILURES } from '../../../contract/texts/failures';
import { NOTIFICATIONS } from '../../../contract/texts/notifications';
import errorsEn from '../../i18n/en/errors.json';
import errorsFr from '../../i18n/fr/errors.json';
import { schemaParts } from '../../../contract/schemaParts';

export const WORD = /[\p{L}\p{M}\p{N}]+/gu;

let known: ReadonlySet<string> | undefined;
const choices = new Set<string>();

/** The values that the contract names one by one: statuses, kinds, reasons. */
export function contractWords(): ReadonlySet<string> {
  productWords();
  return choices;
}

/**
 * The words the product itself uses, in small letters: of its sentences in every language, and of the contract's names. They
 * stay in a redacted sentence, for they tell of nobody.
 */
export const productWords = (): ReadonlySet<string> => (known ??= collect());

function collect(): ReadonlySet<string> {
  const words = new Set<string>();
  const add = (text: string): void => {
    for (const [word] of text.replace(/([a-z])([A-Z])/g, '$1 $2').matchAll(WORD))
      words.add(word.toLowerCase());
    for (const [word] of text.matchAll(WORD)) words.add(word.toLowerCase());
  };
  const shared = [NOTIFICATIONS, FAILURES, CUSTOMS_NOTICES, CUSTOMS_ROW_NOTES].flatMap(({ en, fr }) => [
    en,
    fr,
  ]);
  for (const catalogue of [...shared, errorsEn, errorsFr])
    for (const [name, sentence] of Object.entries(catalogue)) {
      // A failure's own name can stand before its sentence.
      add(name);
      add(sentence);
    }
  const seen = new Set<Schema>();
  for (const [name, endpoint] of ENDPOINTS) {
    add(name);
    for (const schema of [endpoint.params, endpoint.query, endpoint.body])
      if (schema !== undefined) walk(schema);
    if (endpoint.answer.kind === 'json') walk(endpoint.answer.data);
  }
  return words;

  function walk(schema: Schema): void {
    if (seen.has(schema)) return;
    seen.add(schema);
    const parts = schemaParts(schema);
    if (parts.kind === 'fields') {
      for (const [name, field] of Object.entries(parts.fields)) {
        add(name);
        walk(field);
      }
    } else if (parts.kind === 'items') walk(parts.item);
    else if (parts.kind === 'entries') walk(parts.value);
    else if (parts.kind === 'either') parts.options.forEach(walk);
    else
      for (const word of parts.words) {
        choices.add(word);
        add(word);
      }
  }
}
