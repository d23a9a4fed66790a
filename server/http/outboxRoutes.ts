import * as contract from '../../contract/endpoints/outbox';
import { ok } from '../../domain/result';
import { readOutbox } from '../modules/mail/readOutbox';
import { mountPublic, type Frame } from './mount';

/** The local outbox; reset links and codes stand in it, so that it must not exist in production (decision 16). */
export function mountOutbox(frame: Frame): void {
  const { config, database, sealer } = frame.services;
  if (config.mode === 'production') return;
  mountPublic(frame, contract.readOutbox, async () => ok(await readOutbox(database.db, sealer)));
}
