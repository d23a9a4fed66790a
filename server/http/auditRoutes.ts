import * as contract from '../../contract/endpoints/audit';
import { exportAudit } from '../modules/audit/trail/exportAudit';
import { listAudit } from '../modules/audit/trail/listAudit';
import { mount, type Frame } from './mount';

export function mountAudit(frame: Frame): void {
  const { db } = frame.services.database;
  mount(frame, contract.listAudit, ({ deed, query }) => listAudit(db, deed, query));
  mount(frame, contract.exportAudit, ({ deed, query }) => exportAudit(db, deed, query));
}
