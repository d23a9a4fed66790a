import { parseJson } from './parseJson';

/** The elements that are whole in a JSON list whose end is missing, in order. */
export function completeElements(text: string): readonly unknown[] {
  const elements: unknown[] = [];
  let begin = 1;
  let depth = 0;
  let isText = false;
  for (let index = 1; index < text.length; index += 1) {
    const character = text[index];
    if (isText) {
      if (character === '\\') index += 1;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    else if (character === ',' && depth === 0) begin = take(begin, index) + 1;
  }
  // The last one counts only where it can be read: a number or word may have lost its end.
  if (depth === 0 && !isText && /[}\]"]\s*$/.test(text)) take(begin, text.length);
  return elements;

  function take(from: number, to: number): number {
    const element = parseJson(text.slice(from, to));
    if (element !== undefined) elements.push(element);
    return to;
  }
}
