import type { Queries } from '../../db/tables';
import type { Sealer } from '../../system/sealer';
import { openContent } from './mailContent';

export interface OutboxMail {
  readonly id: string;
  readonly kind: string;
  readonly to: string;
  readonly subject: string | null;
  readonly text: string | null;
  readonly queuedAt: string;
  readonly sentAt: string | null;
}

const NEWEST = 100;

/** The newest emails, newest first. Those a relay has taken have no content any more. */
export async function readOutbox(db: Queries, sealer: Sealer): Promise<OutboxMail[]> {
  const rows = await db.selectFrom('mail').selectAll().orderBy('id', 'desc').limit(NEWEST).execute();
  return rows.map((row) => {
    const content = row.content === null ? null : openContent(sealer, row.content);
    return {
      id: row.id,
      kind: row.kind,
      to: row.recipient,
      subject: content?.subject ?? null,
      text: content?.text ?? null,
      queuedAt: row.created_at.toISOString(),
      sentAt: row.sent_at?.toISOString() ?? null,
    };
  });
}
