import * as contract from '../../contract/endpoints/records';
import { listAllExemptions, listExemptions } from '../modules/exemptions/listExemptions';
import { listAllReports, listReports } from '../modules/reports/listReports';
import { searchRecords } from '../modules/search/searchRecords';
import { mount, type Frame } from './mount';

/** Reports, exemptions, and the search over all records. */
export function mountRecords(frame: Frame): void {
  const { db } = frame.services.database;
  mount(frame, contract.listReports, ({ deed, query }) => listReports(db, deed, query));
  mount(frame, contract.listAllReports, ({ deed, query }) => listAllReports(db, deed, query));
  mount(frame, contract.listExemptions, ({ deed, query }) => listExemptions(db, deed, query));
  mount(frame, contract.listAllExemptions, ({ deed, query }) => listAllExemptions(db, deed, query));
  mount(frame, contract.searchRecords, ({ deed, query }) => searchRecords(db, deed, query.q));
}
