import type { z } from 'zod';
import type { configurationPreview } from '../../../contract/entities/configuration';
import { programFaultSentence } from '../../../contract/texts/programFaults';
import { mayOpenConfiguration } from '../../../domain/configurationPermissions';
import type { MetricRateWarning } from '../../../domain/metricRate';
import { isControlledChange } from '../../../domain/pendingChange';
import { PRESETS } from '../../../domain/presets';
import { type ProgramChange, programChanges } from '../../../domain/programChange';
import type { ProgramDocument } from '../../../domain/programDocument';
import { fail, ok } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import type { Tx } from '../../db/transaction';
import { failed, type FieldFailure, fieldFailed, type Outcome, refusalOf } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import { staleRecord } from '../identity/staleRecord';
import { ALONE, askChange, configurationWaits, NOT_CONTROLLED } from '../pendingChanges/askChange';
import { type ConfigurationEditor, editable, isEmptyProgram, presentEditor } from './configurationEditor';
import { findConfiguration } from './configurationRow';
import { faultFields, findTouched, judgeChange } from './judgeChange';
import { holdConfiguration, saveConfiguration } from './saveConfiguration';

/** What a change says, what stands against it and what it touches. */
export async function previewConfiguration(
  queries: Queries,
  reader: Pick<RequestContext, 'caller' | 'at' | 'today' | 'language'>,
  edited: ConfigurationEditor['document'],
): Promise<Outcome<z.output<typeof configurationPreview>>> {
  const refused = refusalOf(mayOpenConfiguration(reader.caller.actor));
  if (refused !== null) return fail(refused);
  const { changes, faults, document, warnings } = await judgeChange(queries, reader.at, edited);
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

/** Changes the configuration, from this moment on or from a second administrator's confirmation. What was computed before keeps its rates, terms and amounts. */
export const changeConfiguration = (
  ctx: RequestContext,
  input: {
    readonly version: string;
    readonly document: ConfigurationEditor['document'];
    readonly confirmed?: readonly string[] | undefined;
    readonly reason: string;
  },
): Promise<Outcome<ConfigurationEditor>> =>
  ctx.transact(async (tx) => {
    const refused = refusalOf(mayOpenConfiguration(ctx.caller.actor));
    if (refused !== null) return fail(refused);
    await holdConfiguration(tx);
    if (await configurationWaits(tx)) return failed('pending-change-waits');
    const before = await findConfiguration(tx, ctx.at);
    if (before.version !== input.version)
      return fail(await staleRecord(tx, { type: 'configuration', id: before.version }, ctx));
    const { changes, faults, document, warnings } = await judgeChange(tx, ctx.at, input.document);
    if (faults.length > 0) return fail({ kind: 'invalid-input', fields: faultFields(faults, ctx.language) });
    if (changes.length === 0) return failed('configuration-unchanged');
    const unconfirmed = warnings.filter(({ field }) => !(input.confirmed ?? []).includes(field));
    if (unconfirmed.length > 0) return fail({ kind: 'invalid-input', fields: unconfirmed.map(warningField) });
    const said = { reason: input.reason, changes };
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
    return saveOrAsk(tx, ctx, { base: before.version, document, reason: preset, changes });
  });

interface CheckedChange {
  readonly base: string;
  readonly document: ProgramDocument;
  readonly reason: string;
  readonly changes: readonly ProgramChange[];
}

/** Contact data are saved at once; everything else waits for a second administrator, where there is one. */
async function saveOrAsk(
  tx: Tx,
  ctx: RequestContext,
  { base, document, reason, changes }: CheckedChange,
): Promise<Outcome<ConfigurationEditor>> {
  const said = { reason, changes };
  if (!isControlledChange(changes)) await saveConfiguration(tx, ctx, document, said, NOT_CONTROLLED);
  else {
    const content = { base, document: editable(document), reason, changes: [...changes] };
    const asked = await askChange(tx, ctx, { kind: 'configuration', content }, null, async () => {
      await saveConfiguration(tx, ctx, document, said, ALONE);
      return ok(null);
    });
    if (!asked.ok) return asked;
  }
  return ok(await presentEditor(tx, ctx.at));
}
