const PLACE = /\{\{(\w+)\}\}/g;

/** The places for values in a text, in their order. */
export const placesIn = (text: string): readonly string[] =>
  [...text.matchAll(PLACE)].map(([, name = '']) => name);

/** The text without its places: braces that are left belong to none. */
export const withoutPlaces = (text: string): string => text.replace(PLACE, '');
