import * as contract from '../../contract/endpoints/ledger';
import { exportLedger } from '../modules/ledger/exportLedger';
import { readLedger } from '../modules/ledger/readLedger';
import { mount, type RouteRegistry } from './pipeline/mount';

/** A company's money, on the screen and as a file. */
export function mountLedger(registry: RouteRegistry): void {
  const { db } = registry.services.database;
  mount(registry, contract.getLedger, ({ ctx, query }) => readLedger(db, ctx, query));
  mount(registry, contract.exportLedger, ({ ctx, query }) => exportLedger(db, ctx, query));
}
