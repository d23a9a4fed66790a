import { sql } from 'kysely';
import { z } from 'zod';
import { mayOpenConfiguration } from '../../../domain/configurationPermissions';
import type { configurationHistory } from '../../../contract/entities/configuration';
import { fail, ok } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import { type Outcome, refusalOf } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { fullName } from '../users/fullName';

const AT_MOST = 200;

const auditDetailsSchema = z.object({
  reason: z.string(),
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
});

/** Who changed what of the configuration, field by field, as the audit has it. */
export async function listConfigurationChanges(
  queries: Queries,
  reader: Pick<RequestContext, 'caller'>,
): Promise<Outcome<z.output<typeof configurationHistory>>> {
  const refused = refusalOf(mayOpenConfiguration(reader.caller.actor));
  if (refused !== null) return fail(refused);
  const rows = await queries
    .selectFrom('audit_entry')
    .leftJoin('app_user', 'app_user.id', 'audit_entry.actor_user_id')
    .leftJoin('app_user as author', (join) =>
      join.on(sql<boolean>`author.id::text = audit_entry.details ->> 'proposedBy'`),
    )
    .select(['occurred_at', 'details', 'app_user.id', 'app_user.first_name', 'app_user.last_name'])
    .select([
      'author.id as author_id',
      'author.first_name as author_first',
      'author.last_name as author_last',
    ])
    .where('action', 'in', ['configuration-changed', 'text-changed'])
    .where('outcome', '=', 'done')
    .orderBy('audit_entry.id', 'desc')
    .limit(AT_MOST)
    .execute();
  return ok(
    rows.map((row) => {
      const actor = named(row.id, row.first_name, row.last_name);
      const author = named(row.author_id, row.author_first, row.author_last);
      return {
        at: row.occurred_at.toISOString(),
        by: author ?? actor,
        confirmedBy: author === null ? null : actor,
        ...auditDetailsSchema.parse(row.details),
      };
    }),
  );
}

const named = (id: string | null, first: string | null, last: string | null) =>
  id === null ? null : { id, name: fullName(first, last) };
