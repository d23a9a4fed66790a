import { z } from 'zod';
import type { MailTemplate } from '../../../contract/texts/mail';
import type { Sealer } from '../../system/sealer';

const shape = z.object({ subject: z.string(), text: z.string() });

/** Codes, links and passwords stand in emails: in the database they are sealed. */
export const sealContent = (sealer: Sealer, content: MailTemplate): string =>
  sealer.seal('mail', JSON.stringify(content));

/** Subject and text, or null when the secret they were sealed with is gone. */
export function openContent(sealer: Sealer, sealed: string): MailTemplate | null {
  const text = sealer.open('mail', sealed);
  return text === null ? null : shape.parse(JSON.parse(text));
}
