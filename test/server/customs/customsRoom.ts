import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import { customsBatch, customsBatchRow, customsLine } from '../../../contract/entities/customs';
import { listOf } from '../../../contract/list';
import { presetProgram } from '../../../domain/presets';
import {
  type CustomsChecks,
  startCustomsChecks,
} from '../../../server/modules/customs/checking/startCustomsChecks';
import { type Answer, signedInClient, type TestClient } from '../setup/testClient';
import { addEverybody } from '../setup/testPeople';
import { startPortal, type TestPortal, type TestPortalOptions } from '../setup/testPortal';
import { upload } from '../setup/upload';

export type Batch = z.infer<typeof customsBatch>;
export type BatchRow = z.infer<typeof customsBatchRow>;
export type Line = z.infer<typeof customsLine>;

export const HEADING =
  'EntryNumber,ImporterNumber,ImporterName,EntryDate,HtsNumber,Quantity,AssessmentAmount';
/** The importer of the case files; Cedarline Imports has it here. */
export const IMPORTER_NUMBER = '00-1234567';

/** A portal whose Customs files are checked, with staff and two companies signed in. */
export interface CustomsRoom {
  readonly portal: TestPortal;
  readonly verifier: TestClient;
  /** Cedarline Imports, whose importer number the files bear. */
  readonly cedar: TestClient;
  /** Pine Grove Lumber, with nothing in any file. */
  readonly pine: TestClient;
  readonly people: Awaited<ReturnType<typeof addEverybody>>;
  /** Sends a file and waits until it is checked. */
  check(name: string, bytes: Uint8Array | string): Promise<Batch>;
  confirm(batch: Pick<Batch, 'id' | 'version'>, key?: string): Promise<Answer>;
  /** Posts a checked file, or the test fails. */
  post(batch: Batch): Promise<Batch>;
  rows(batchId: string, filter?: string): Promise<BatchRow[]>;
  lines(filter?: string, client?: TestClient): Promise<Line[]>;
  close(): Promise<void>;
}

/** @param options `checks: false` leaves files lying until the test starts a checker */
export async function openCustomsRoom(
  options: TestPortalOptions & { readonly checks?: boolean } = {},
): Promise<CustomsRoom> {
  const portal = await startPortal(options);
  const checks = options.checks === false ? null : startChecks(portal);
  const people = await addEverybody(portal.services);
  await portal.database.database.db
    .insertInto('importer_number')
    .values({ number: IMPORTER_NUMBER, company_id: people.cedar.id })
    .execute();
  const { url } = portal;
  const verifier = await signedInClient(url, people.verifier.email);
  const confirm: CustomsRoom['confirm'] = ({ id, version }, key = randomUUID()) =>
    verifier.post(`/api/customs/batches/${id}/confirm`, { version }, { 'idempotency-key': key });
  return {
    portal,
    verifier,
    cedar: await signedInClient(url, people.cedarUser.email),
    pine: await signedInClient(url, people.pineUser.email),
    people,
    check: async (name, bytes) => {
      const sent = await upload(url, verifier, '/api/customs/batches', { name, bytes });
      if (sent.status !== 200) throw new Error(`${sent.status} ${sent.text}`);
      return checked(verifier, customsBatch.parse(sent.data).id);
    },
    confirm,
    post: async (batch) => {
      const answer = await confirm(batch);
      if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}\n${portal.log()}`);
      return customsBatch.parse(answer.body.data);
    },
    rows: async (batchId, filter = '') => {
      const answer = await verifier.get(`/api/customs/batches/${batchId}/rows?pageSize=100${filter}`);
      return listOf(customsBatchRow).parse(answer.body.data).rows;
    },
    lines: async (filter = '', client = verifier) => {
      const answer = await client.get(`/api/customs/lines?pageSize=100${filter}`);
      return listOf(customsLine).parse(answer.body.data).rows;
    },
    close: async () => {
      await checks?.stop();
      await portal.stop();
    },
  };
}

/** The checker as the server's start runs it. */
export const startChecks = ({ services }: TestPortal): CustomsChecks =>
  startCustomsChecks({ ...services, programAt: () => Promise.resolve(presetProgram()) });

/** The batch once its check has come to an end. */
export async function checked(client: TestClient, id: string, withinMs = 240_000): Promise<Batch> {
  const end = performance.now() + withinMs;
  for (;;) {
    const batch = customsBatch.parse((await client.get(`/api/customs/batches/${id}`)).body.data);
    if (batch.status !== 'Uploaded' && batch.status !== 'Parsing') return batch;
    if (performance.now() > end) throw new Error(`Batch ${id} is still ${batch.status}.`);
    await pause(50);
  }
}
