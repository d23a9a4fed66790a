import { sql } from 'kysely';
import { z } from 'zod';
import { mayOpenConfiguration } from '../../../domain/configurationPermissions';
import type { configurationHistory, configurationScheduled } from '../../../contract/entities/configuration';
import { fail, ok } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import { type Outcome, refusalOf } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { fullName } from '../users/fullName';
import { findScheduled } from './scheduledRow';

const AT_MOST = 200;

const auditDetailsSchema = z.object({
  reason: z.string(),
  effectiveOn: z.optional(z.string()),
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
});

type Entry = z.output<typeof configurationHistory>[number];

type Reader = Pick<RequestContext, 'caller' | 'at' | 'boardZone'>;

/** Who changed what of the configuration, field by field, as the audit has it. */
export async function listConfigurationChanges(
  queries: Queries,
  reader: Pick<Reader, 'caller'>,
): Promise<Outcome<Entry[]>> {
  const refused = refusalOf(mayOpenConfiguration(reader.caller.actor));
  if (refused !== null) return fail(refused);
  const rows = await selectEntries(queries)
    .where('action', 'in', ['configuration-changed', 'configuration-canceled', 'text-changed'])
    .limit(AT_MOST)
    .execute();
  return ok(rows.map(presentEntry));
}

/** The change that takes effect on a later day; null where none is scheduled. */
export async function readScheduled(
  queries: Queries,
  reader: Reader,
): Promise<Outcome<z.output<typeof configurationScheduled>>> {
  const refused = refusalOf(mayOpenConfiguration(reader.caller.actor));
  if (refused !== null) return fail(refused);
  const scheduled = await findScheduled(queries, reader.at, reader.boardZone);
  if (scheduled === null) return ok(null);
  const { version, effectiveOn } = scheduled;
  const row = await selectEntries(queries)
    .where('action', '=', 'configuration-changed')
    .where('subject_type', '=', 'configuration')
    .where('subject_id', '=', version)
    .executeTakeFirstOrThrow();
  return ok({ ...presentEntry(row), version, effectiveOn });
}

const selectEntries = (queries: Queries) =>
  queries
    .selectFrom('audit_entry')
    .leftJoin('app_user', 'app_user.id', 'audit_entry.actor_user_id')
    .leftJoin('app_user as author', (join) =>
      join.on(sql<boolean>`author.id::text = audit_entry.details ->> 'proposedBy'`),
    )
    .leftJoin('program_configuration as configuration', (join) =>
      join.on(
        sql<boolean>`audit_entry.subject_type = 'configuration' and configuration.id::text = audit_entry.subject_id`,
      ),
    )
    .select(['action', 'occurred_at', 'details', 'app_user.id', 'app_user.first_name', 'app_user.last_name'])
    .select([
      'author.id as author_id',
      'author.first_name as author_first',
      'author.last_name as author_last',
      'configuration.canceled_at',
    ])
    .where('outcome', '=', 'done')
    .orderBy('audit_entry.id', 'desc');

type Row = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number];

function presentEntry(row: Row): Entry {
  const actor = named(row.id, row.first_name, row.last_name);
  const author = named(row.author_id, row.author_first, row.author_last);
  const { effectiveOn = null, ...said } = auditDetailsSchema.parse(row.details);
  const isChange = row.action !== 'configuration-canceled';
  return {
    ...said,
    at: row.occurred_at.toISOString(),
    by: author ?? actor,
    confirmedBy: author === null ? null : actor,
    effectiveOn,
    kind: isChange ? 'change' : 'cancellation',
    isCanceled: isChange && row.canceled_at !== null,
  };
}

const named = (id: string | null, first: string | null, last: string | null) =>
  id === null ? null : { id, name: fullName(first, last) };
