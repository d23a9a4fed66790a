import { sql } from 'kysely';
import type { z } from 'zod';
import type { configurationEditor } from '../../../contract/entities/configuration';
import { mayOpenConfiguration } from '../../../domain/configurationPermissions';
import { completeDocument } from '../../../domain/completeDocument';
import { PRESETS } from '../../../domain/presets';
import type { ProgramDocument } from '../../../domain/programDocument';
import { fail, ok } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import { type Outcome, refusalOf } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { findConfiguration, type StoredConfiguration } from './configurationRow';
import { programInForce } from './programInForce';
import { findLastUsedDate } from './lastUsedDate';
import { findScheduled } from './scheduledRow';

export type ConfigurationEditor = z.output<typeof configurationEditor>;

/** The configuration as it is edited. */
export async function readConfigurationEditor(
  queries: Queries,
  reader: Pick<RequestContext, 'caller' | 'at' | 'boardZone'>,
): Promise<Outcome<ConfigurationEditor>> {
  const refused = refusalOf(mayOpenConfiguration(reader.caller.actor));
  return refused === null ? ok(await presentEditor(queries, reader)) : fail(refused);
}

export async function presentEditor(
  queries: Queries,
  { at, boardZone }: Pick<RequestContext, 'at' | 'boardZone'>,
): Promise<ConfigurationEditor> {
  const stored = await findConfiguration(queries, at);
  return {
    version: stored.version,
    document: editable(stored.document),
    savedAt: stored.savedAt?.toISOString() ?? null,
    isEmpty: await isEmptyProgram(queries, stored),
    pendingChangeId: await findWaiting(queries),
    presets: Object.values(PRESETS).map(({ preset, boardName, programName, unitCode, reportPeriod }) => ({
      preset,
      boardName,
      programName,
      unitCode,
      reportPeriod,
    })),
    scheduledFor: (await findScheduled(queries, at, boardZone))?.effectiveOn ?? null,
    usedUntil: await findLastUsedDate(queries, await programInForce(queries, at)),
  };
}

async function findWaiting(queries: Queries): Promise<string | null> {
  const row = await queries
    .selectFrom('pending_change')
    .select('id')
    .where('kind', '=', 'configuration')
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Whether nothing was configured, reported or imported yet. */
export async function isEmptyProgram(queries: Queries, stored: StoredConfiguration): Promise<boolean> {
  if (stored.version !== '0') return false;
  const { rows } = await sql<{ used: boolean }>`
    select exists (select 1 from assessment_report) or exists (select 1 from customs_line)
      or exists (select 1 from exemption) as used`.execute(queries);
  return rows[0]?.used === false;
}

/** A document as its form has it: copied, and with everything said. */
export const editable = (document: ProgramDocument): ConfigurationEditor['document'] => ({
  ...completeDocument(document),
  paymentOrder: [...completeDocument(document).paymentOrder],
  uncoveredEntryTypes: [...document.uncoveredEntryTypes],
  rates: document.rates.map((rate) => ({ ...rate })),
  htsRules: document.htsRules.map((rule) => ({ ...rule, replacedBy: [...rule.replacedBy] })),
});
