import * as contract from '../../contract/endpoints/outbox';
import { ok } from '../../domain/result';
import type { Config } from '../config';
import { failed } from '../failure';
import { readOutbox } from '../modules/mail/readOutbox';
import { mountPublic, type Frame } from './mount';

/** The outbox is there on a local start alone. */
const isOpen = ({ mode }: Config): boolean => mode !== 'production';

/** Pages of the application that this server has nothing for. */
export const closedPages = (config: Config): readonly string[] => (isOpen(config) ? [] : ['/outbox']);

/** The local outbox; reset links and codes stand in it, so that it must not exist in production (decision 16). */
export function mountOutbox(frame: Frame): void {
  const { config, database, sealer } = frame.services;
  if (!isOpen(config)) return;
  // Whoever read it could sign in as anybody, so a demonstration that others reach keeps it to the machine it runs on.
  mountPublic(frame, contract.readOutbox, async ({ isLocal }) =>
    isLocal ? ok(await readOutbox(database.db, sealer)) : failed('outbox-elsewhere'),
  );
}
