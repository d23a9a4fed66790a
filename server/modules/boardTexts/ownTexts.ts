import { boardText } from '../../../contract/texts/board/boardTexts';
import type { Language } from '../../../contract/texts/sentence';
import type { Queries } from '../../db/tables';

/** The parts of a text by name. */
export type TextContent = Readonly<Record<string, string>>;

/**
 * What texts say in a language: the board's own words where it has some, else the shipped ones. A part that a newer version of the
 * portal has added is taken from the shipped ones.
 * @throws for a key nobody knows
 */
export async function textsInForce<K extends string>(
  queries: Queries,
  language: Language,
  keys: readonly K[],
): Promise<Readonly<Record<K, TextContent>>> {
  const rows = await queries
    .selectFrom('board_text')
    .select(['key', 'content'])
    .where('language', '=', language)
    .where('key', 'in', keys)
    .execute();
  const own = new Map(rows.map(({ key, content }) => [key, content]));
  const found = keys.map((key): readonly [K, TextContent] => {
    const text = boardText(key, language);
    if (text === undefined) throw new Error(`there is no text ${key}`);
    return [key, { ...text.parts, ...own.get(key) }];
  });
  return Object.fromEntries(found) as Record<K, TextContent>;
}
