import type { Language, Values } from '../../../contract/texts/sentence';
import { mailText, type MailKind } from '../../../contract/texts/mail';
import type { Tx } from '../../db/transaction';
import { newOpaqueId } from '../../system/ids';
import type { Services } from '../../services';
import { programInForce } from '../configuration/programInForce';
import { textsInForce } from '../boardTexts/ownTexts';
import { sealContent } from './mailContent';

export interface Letter {
  readonly kind: MailKind;
  readonly to: string;
  readonly language: Language;
  readonly values: Values;
  readonly replyTo?: string;
  /** How long it is of use to its reader; after that it is not sent any more. Two days when left out. */
  readonly goodForSeconds?: number;
}

const TWO_DAYS_SECONDS = 172_800;

/** What queueing needs of the services. */
export type MailServices = Pick<Services, 'config' | 'sealer' | 'mail'>;

/**
 * Puts an email into the transaction of the action it tells of: it goes out once that is committed, and not at all when it is not. A
 * relay that is away holds up nothing.
 */
export async function queueMail(services: MailServices, tx: Tx, at: Date, letter: Letter): Promise<void> {
  const program = await programInForce(tx, at);
  const closing = { board: program.boardName, phone: program.phone };
  const key = `mail:${letter.kind}` as const;
  const texts = await textsInForce(tx, letter.language, [key, 'mail-closing']);
  const { subject = '', text = '' } = texts[key];
  const content = mailText({ subject, text }, texts['mail-closing']['text'] ?? '', {
    ...closing,
    ...letter.values,
  });
  await tx
    .insertInto('mail')
    .values({
      kind: letter.kind,
      recipient: letter.to,
      reply_to: letter.replyTo ?? null,
      message_id: `<${newOpaqueId()}@${new URL(services.config.publicUrl).hostname}>`,
      content: sealContent(services.sealer, content),
      created_at: at,
      expires_at: new Date(at.getTime() + (letter.goodForSeconds ?? TWO_DAYS_SECONDS) * 1000),
      next_try_at: at,
    })
    .execute();
  tx.afterCommit(() => {
    services.mail.wake();
  });
}
