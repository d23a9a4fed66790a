import type { z } from 'zod';
import type { configurationPreview } from '../../../contract/entities/configuration';
import { programFaultSentence } from '../../../contract/texts/programFaults';
import { type CalendarDate, parseCalendarDate } from '../../../domain/calendarDate';
import { mayOpenConfiguration } from '../../../domain/configurationPermissions';
import { isEffectiveDay, lastEffectiveDay } from '../../../domain/effectiveDay';
import type { MetricRateWarning } from '../../../domain/metricRate';
import { isControlledChange } from '../../../domain/pendingChange';
import { PRESETS } from '../../../domain/presets';
import { programChanges } from '../../../domain/programChange';
import type { ProgramDocument } from '../../../domain/programDocument';
import { fail, ok } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import type { Tx } from '../../db/transaction';
import { failed, type FieldFailure, fieldFailed, type Outcome, refusalOf } from '../../failure';
import type { Clock } from '../../system/clock';
import type { RequestContext } from '../identity/requestContext';
import { staleRecord } from '../identity/staleRecord';
import { ALONE, askChange, configurationWaits, NOT_CONTROLLED } from '../pendingChanges/askChange';
import { carryOver, scheduleRefusal } from './changeWhileScheduled';
import type { SaidOfChange } from './configurationDetails';
import { type ConfigurationEditor, editable, isEmptyProgram, presentEditor } from './configurationEditor';
import { findConfiguration } from './configurationRow';
import { faultFields, findTouched, judgeChange } from './judgeChange';
import { holdConfiguration, holdConfigurationNow, saveConfiguration } from './saveConfiguration';
import { findScheduled } from './scheduledRow';

/** What a change says, what stands against it and what it touches. */
export async function previewConfiguration(
  queries: Queries,
  reader: Pick<RequestContext, 'caller' | 'at' | 'today' | 'boardZone' | 'language'>,
  edited: ConfigurationEditor['document'],
): Promise<Outcome<z.output<typeof configurationPreview>>> {
  const refused = refusalOf(mayOpenConfiguration(reader.caller.actor));
  if (refused !== null) return fail(refused);
  const { changes, faults, document, warnings } = await judgeChange(queries, reader.at, edited, null);
  const scheduled = await findScheduled(queries, reader.at, reader.boardZone);
  const barred = scheduleRefusal(scheduled, { changes, isLater: false });
  if (barred !== null) return fail(barred);
  return ok({
    changes: changes.map((change) => ({ ...change })),
    faults: faults.map(({ field, kind }) => ({
      field,
      kind,
      sentence: programFaultSentence(reader.language, kind),
    })),
    warnings: warnings.map((warning) => ({ ...warning })),
    touches: await findTouched(queries, reader.today, changes, document),
  });
}

/** Changes the configuration, from this moment, from a second administrator's confirmation, or from a later day on. What was computed before keeps its rates, terms and amounts. */
export const changeConfiguration = (
  clock: Clock,
  asker: RequestContext,
  input: {
    readonly version: string;
    readonly document: ConfigurationEditor['document'];
    readonly effectiveOn?: string | undefined;
    readonly confirmed?: readonly string[] | undefined;
    readonly reason: string;
  },
): Promise<Outcome<ConfigurationEditor>> =>
  asker.transact(async (tx) => {
    const refused = refusalOf(mayOpenConfiguration(asker.caller.actor));
    if (refused !== null) return fail(refused);
    const ctx = await holdConfigurationNow(tx, asker, clock);
    if (await configurationWaits(tx)) return failed('pending-change-waits');
    const before = await findConfiguration(tx, ctx.at);
    if (before.version !== input.version)
      return fail(await staleRecord(tx, { type: 'configuration', id: before.version }, ctx));
    const day = readEffectiveDay(input.effectiveOn, ctx.today);
    if (!day.ok) return day;
    const effectiveOn = day.value;
    const judged = await judgeChange(tx, ctx.at, input.document, effectiveOn ?? null);
    const { changes, faults, document, warnings } = judged;
    if (faults.length > 0) return fail({ kind: 'invalid-input', fields: faultFields(faults, ctx.language) });
    if (changes.length === 0) return failed('configuration-unchanged');
    const scheduled = await findScheduled(tx, ctx.at, ctx.boardZone);
    const barred = scheduleRefusal(scheduled, { changes, isLater: effectiveOn !== undefined });
    if (barred !== null) return fail(barred);
    const unconfirmed = warnings.filter(({ field }) => !(input.confirmed ?? []).includes(field));
    if (unconfirmed.length > 0) return fail({ kind: 'invalid-input', fields: unconfirmed.map(warningField) });
    if (scheduled !== null) await carryOver(tx, scheduled, { before: before.document, after: document });
    const said = { reason: input.reason, changes, effectiveOn };
    return saveOrAsk(tx, ctx, { base: before.version, document, ...said });
  });

const warningField = ({ field, unit, entered, expected }: MetricRateWarning): FieldFailure => ({
  field: `document.${field}`,
  kind: 'configuration-unconfirmed',
  values: { unit, entered, expected },
});

/** Loads a shipped preset where nothing was configured, reported or imported yet. */
export const loadPreset = (ctx: RequestContext, preset: string): Promise<Outcome<ConfigurationEditor>> =>
  ctx.transact(async (tx) => {
    const refused = refusalOf(mayOpenConfiguration(ctx.caller.actor));
    if (refused !== null) return fail(refused);
    await holdConfiguration(tx);
    const document = PRESETS[preset];
    if (document === undefined) return fieldFailed('preset', 'field-invalid');
    if (await configurationWaits(tx)) return failed('pending-change-waits');
    const before = await findConfiguration(tx, ctx.at);
    if (!(await isEmptyProgram(tx, before))) return failed('configuration-not-empty');
    const changes = programChanges(before.document, document);
    const scheduled = await findScheduled(tx, ctx.at, ctx.boardZone);
    const barred = scheduleRefusal(scheduled, { changes, isLater: false });
    if (barred !== null) return fail(barred);
    return saveOrAsk(tx, ctx, { base: before.version, document, reason: preset, changes });
  });

interface CheckedChange extends SaidOfChange {
  readonly base: string;
  readonly document: ProgramDocument;
}

/** The later day on which a change takes effect; undefined for at once, which is what today means. */
function readEffectiveDay(day: string | undefined, today: CalendarDate): Outcome<CalendarDate | undefined> {
  if (day === undefined) return ok(undefined);
  const read = parseCalendarDate(day);
  if (!read.ok || !isEffectiveDay(read.value, today))
    return fieldFailed('effectiveOn', 'effective-day-not-possible', {
      first: today,
      last: lastEffectiveDay(today),
    });
  return ok(read.value === today ? undefined : read.value);
}

/** Contact data are saved at once; everything else waits for a second administrator, where there is one. */
async function saveOrAsk(
  tx: Tx,
  ctx: RequestContext,
  { base, document, ...said }: CheckedChange,
): Promise<Outcome<ConfigurationEditor>> {
  const { changes } = said;
  if (!isControlledChange(changes)) await saveConfiguration(tx, ctx, document, said, NOT_CONTROLLED);
  else {
    const content = { base, document: editable(document), ...said, changes: [...changes] };
    const asked = await askChange(tx, ctx, { kind: 'configuration', content }, null, async () => {
      await saveConfiguration(tx, ctx, document, said, ALONE);
      return ok(null);
    });
    if (!asked.ok) return asked;
  }
  return ok(await presentEditor(tx, ctx));
}
