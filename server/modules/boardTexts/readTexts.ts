import type { z } from 'zod';
import type { boardTextEntity, publicTexts } from '../../../contract/entities/boardText';
import { boardTexts, type BoardText } from '../../../contract/texts/board/boardTexts';
import { type Language, LANGUAGES } from '../../../contract/texts/sentence';
import { mayOpenConfiguration } from '../../../domain/configurationPermissions';
import { fail, ok } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import { type Outcome, refusalOf } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { type TextContent, textsInForce } from './ownTexts';

export type BoardTextEntity = z.output<typeof boardTextEntity>;

export interface NamedText {
  readonly key: string;
  readonly language: Language;
}

/** Every text in every language, in the order they are shown in. */
export async function listBoardTexts(
  queries: Queries,
  reader: Pick<RequestContext, 'caller'>,
): Promise<Outcome<BoardTextEntity[]>> {
  const refused = refusalOf(mayOpenConfiguration(reader.caller.actor));
  if (refused !== null) return fail(refused);
  const rows = await queries.selectFrom('board_text').selectAll().execute();
  const own = new Map(rows.map((row) => [`${row.key} ${row.language}`, row]));
  return ok(
    LANGUAGES.flatMap((language) =>
      boardTexts(language).map((text) =>
        presentText(text, language, own.get(`${text.key} ${language}`) ?? { content: null, version: 0 }),
      ),
    ),
  );
}

/** One text as an admin edits it. */
export const presentText = (
  text: BoardText,
  language: Language,
  own: { readonly content: TextContent | null; readonly version: number },
): BoardTextEntity => ({
  key: text.key,
  language,
  group: text.group,
  content: { ...text.parts, ...own.content },
  shipped: { ...text.parts },
  isOwn: own.content !== null,
  version: own.version,
  places: [...text.places],
  needed: [...text.needed],
});

/** What the board says to everybody, in a language. */
export async function readPublicTexts(
  queries: Queries,
  language: Language,
): Promise<Outcome<z.output<typeof publicTexts>>> {
  const keys = ['home-notice', 'claim-certifications', 'report-certification'] as const;
  const texts = await textsInForce(queries, language, keys);
  const { isTrue = '', notClaimedBefore = '', isAuthorised = '' } = texts['claim-certifications'];
  return ok({
    homeNotice: (texts['home-notice']['text'] ?? '').trim(),
    reportCertification: texts['report-certification']['isTrue'] ?? '',
    certifications: { isTrue, notClaimedBefore, isAuthorised },
  });
}
