/** What the grade of a text is made of. */
export interface Reading {
  readonly words: number;
  readonly sentences: number;
  readonly syllables: number;
}

/** A value filled in later counts as one word of two syllables. */
const VALUE = 'value';

/** Abbreviated or joined words whose periods end no sentence. */
const plain = (text: string): string =>
  text
    .replace(/<\/?\w+>/g, '')
    .replace(/\{\{[^}]*\}\}|\{\}|\$\{[^}]*\}/g, VALUE)
    .replace(/\b(?:https?|smtps?|postgres):\/\/\S+/g, VALUE)
    .replace(/\b(?:Inc|Co|Ltd|No)\./g, VALUE);

const sentencesOf = (text: string): readonly string[] =>
  plain(text)
    .split(/[.!?](?=\s|$|”)|\n+/)
    .filter((sentence) => wordsOf(sentence).length > 0);

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\d][\p{L}\d’'.,%-]*/gu) ?? [];

/** Groups of vowels that are spoken as one; those in create, usual, area, and payee are two. */
const PARTS = /i(?=[ao](?!n))|(?<!q)u(?=al)|(?<=r)e(?=a(?:$|t(?:e|i|o)))|[ao]y(?=ee)|[aeiouy]+/g;

/** The syllables of an English word, as they are usually counted by rule: groups of vowels, but for silent endings. */
export function syllablesIn(word: string): number {
  const letters = word
    .toLowerCase()
    .replace(/[’']\w*$/, '')
    .replace(/[^a-z]/g, '');
  if (letters === '') return 1;
  const spoken = letters
    .replace(/(?:[^laeiouy]e|[^aeioutdy]ed|(?<![sxzcg]|[cs]h)es)$/, (end) => end.replace(/e[ds]?$/, ''))
    .replace(/(?<=[bcdfgkpstz]l)e$/, 'e');
  return Math.max(1, spoken.match(PARTS)?.length ?? 1);
}

/** Reads a text: how many words, sentences and syllables it has. */
export function readingOf(text: string): Reading {
  const sentences = sentencesOf(text);
  const words = sentences.flatMap(wordsOf);
  return {
    words: words.length,
    sentences: sentences.length,
    syllables: words.reduce((sum, word) => sum + syllablesIn(word), 0),
  };
}

export const together = (readings: readonly Reading[]): Reading => ({
  words: readings.reduce((sum, { words }) => sum + words, 0),
  sentences: readings.reduce((sum, { sentences }) => sum + sentences, 0),
  syllables: readings.reduce((sum, { syllables }) => sum + syllables, 0),
});

/** The Flesch–Kincaid grade: the year of American school after which a text is understood at the first reading. */
export const gradeOf = ({ words, sentences, syllables }: Reading): number =>
  words === 0 ? 0 : 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;
