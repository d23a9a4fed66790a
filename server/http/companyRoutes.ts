import * as contract from '../../contract/endpoints/records';
import { findCompanies } from '../modules/companies/findCompanies';
import { getCompany } from '../modules/companies/getCompany';
import { listCompanies } from '../modules/companies/listCompanies';
import { listUsers } from '../modules/identity/listUsers';
import { mount, type Frame } from './mount';

/** Companies and their people, for staff. */
export function mountCompanies(frame: Frame): void {
  const { db } = frame.services.database;
  mount(frame, contract.listCompanies, ({ deed, query }) => listCompanies(db, deed, query));
  mount(frame, contract.findCompanies, ({ deed, query }) => findCompanies(db, deed, query.q));
  mount(frame, contract.getCompany, ({ deed, params }) => getCompany(db, deed, params.id));
  mount(frame, contract.listUsers, ({ deed, query }) => listUsers(db, deed, query));
}
