import * as contract from '../../contract/endpoints/ledger';
import { exportLedger } from '../modules/ledger/exportLedger';
import { readLedger } from '../modules/ledger/readLedger';
import { mount, type Frame } from './mount';

/** A company's money, on the screen and as a file. */
export function mountLedger(frame: Frame): void {
  const { db } = frame.services.database;
  mount(frame, contract.getLedger, ({ deed, query }) => readLedger(db, deed, query));
  mount(frame, contract.exportLedger, ({ deed, query }) => exportLedger(db, deed, query));
}
