import { boardText, type BoardText } from '../../../contract/texts/board/boardTexts';
import { textFaults, textFaultSentence } from '../../../contract/texts/board/textFaults';
import { mayOpenConfiguration } from '../../../domain/configurationPermissions';
import { fail, ok } from '../../../domain/result';
import type { Tx } from '../../db/transaction';
import { failed, type Failure, fieldFailed, type Outcome, refusalOf } from '../../failure';
import { appendAudit } from '../audit/appendAudit';
import type { RequestContext } from '../identity/requestContext';
import { staleRecord } from '../identity/staleRecord';
import type { TextContent } from './ownTexts';
import { type BoardTextEntity, type NamedText, presentText } from './readTexts';

type Change = NamedText & { readonly version: number };

/** Puts a text in the board's own words, from now on. What was sent stays as it was sent. */
export const changeBoardText = (
  ctx: RequestContext,
  change: Change & { readonly content: TextContent },
): Promise<Outcome<BoardTextEntity>> =>
  saveText(ctx, change, (text) => {
    const content = Object.fromEntries(
      Object.keys(text.parts).map((part) => [
        part,
        (change.content[part] ?? '').replaceAll('\r\n', '\n').trim(),
      ]),
    );
    const faults = textFaults(text, content);
    if (faults.length > 0)
      return fail({
        kind: 'invalid-input',
        fields: faults.map((fault) => ({
          field: `content.${fault.part}`,
          kind: 'configuration-faulty',
          values: { fault: textFaultSentence(ctx.language, text, fault) },
        })),
      });
    return ok(content);
  });

/** Returns a text to the words the portal ships. */
export const resetBoardText = (ctx: RequestContext, change: Change): Promise<Outcome<BoardTextEntity>> =>
  saveText(ctx, change, () => ok(null));

/** Keeps what a text becomes, on the version that was seen; its parts that changed stand in the audit one by one. */
const saveText = (
  ctx: RequestContext,
  { key, language, version }: Change,
  become: (text: BoardText) => Outcome<TextContent | null>,
): Promise<Outcome<BoardTextEntity>> =>
  ctx.transact(async (tx) => {
    const refused = refusalOf(mayOpenConfiguration(ctx.caller.actor));
    if (refused !== null) return fail(refused);
    const text = boardText(key, language);
    if (text === undefined) return fieldFailed('key', 'field-invalid');
    const next = become(text);
    if (!next.ok) return next;
    const before = await findForUpdate(tx, key, language);
    if ((before?.version ?? 0) !== version) return fail(await staleText(tx, ctx, key, language));
    const old = { ...text.parts, ...before?.content };
    const now = { ...text.parts, ...next.value };
    const changes = Object.keys(text.parts)
      .map((part) => ({
        field: `texts.${language}.${key}.${part}`,
        before: old[part] ?? '',
        after: now[part] ?? '',
      }))
      .filter((each) => each.before !== each.after);
    if (changes.length === 0) return failed('configuration-unchanged');
    const row = { key, language, version: version + 1 };
    const content = next.value === null ? null : JSON.stringify(next.value);
    const written = await tx
      .insertInto('board_text')
      .values({ ...row, content })
      .onConflict((on) =>
        on
          .columns(['key', 'language'])
          .doUpdateSet({ content, version: row.version })
          .where('board_text.version', '=', version),
      )
      .returning('version')
      .executeTakeFirst();
    if (written === undefined) return fail(await staleText(tx, ctx, key, language));
    await appendAudit(tx, ctx, {
      action: 'text-changed',
      subject: { type: 'text', id: `${language}.${key}` },
      companyId: null,
      details: { reason: '', changes },
    });
    return ok(presentText(text, language, { content: next.value, version: written.version }));
  });

const findForUpdate = (tx: Tx, key: string, language: NamedText['language']) =>
  tx
    .selectFrom('board_text')
    .select(['content', 'version'])
    .where('key', '=', key)
    .where('language', '=', language)
    .forUpdate()
    .executeTakeFirst();

const staleText = (tx: Tx, ctx: RequestContext, key: string, language: string): Promise<Failure> =>
  staleRecord(tx, { type: 'text', id: `${language}.${key}` }, ctx);
