import * as contract from '../../contract/endpoints/companies';
import { askForChange, withdrawChangeRequest } from '../modules/companies/askForChange';
import { joinCompanyGroup, leaveCompanyGroup } from '../modules/companies/changeCompanyGroup';
import { addImporterNumber, closeImporterNumber } from '../modules/companies/changeImporterNumbers';
import { listChangeRequests, listOwnChangeRequests } from '../modules/companies/changeRequests';
import { getCompanyGroup } from '../modules/companies/companyGroups';
import { decideChangeRequest } from '../modules/companies/decideChangeRequest';
import { exportCompanies } from '../modules/companies/exportCompanies';
import { checkImporterNumber, listImporterNumbers } from '../modules/companies/importerNumbers';
import { mergeCompany } from '../modules/companies/mergeCompany';
import { planMerge } from '../modules/companies/mergePlan';
import { mount, type Frame } from './mount';

/** Numbers, groups and merges of companies, and what they ask the board to change. */
export function mountCompanyDepth(frame: Frame): void {
  const { db } = frame.services.database;
  mount(frame, contract.exportCompanies, ({ deed, query }) =>
    Promise.resolve(exportCompanies(db, deed, query)),
  );
  mount(frame, contract.listImporterNumbers, ({ deed, params }) => listImporterNumbers(db, deed, params.id));
  mount(frame, contract.checkImporterNumber, ({ deed, params, query }) =>
    checkImporterNumber(db, deed, params.id, query.number),
  );
  mount(frame, contract.addImporterNumber, ({ deed, params, body }) =>
    addImporterNumber(deed, params.id, body),
  );
  mount(frame, contract.closeImporterNumber, ({ deed, params, body }) =>
    closeImporterNumber(deed, params.id, body),
  );
  mount(frame, contract.getCompanyGroup, ({ deed, params }) => getCompanyGroup(db, deed, params.id));
  mount(frame, contract.joinCompanyGroup, ({ deed, params, body }) =>
    joinCompanyGroup(deed, params.id, body),
  );
  mount(frame, contract.leaveCompanyGroup, ({ deed, params, body }) =>
    leaveCompanyGroup(deed, params.id, body),
  );
  mount(frame, contract.planMerge, ({ deed, params, query }) => planMerge(db, deed, params.id, query.into));
  mount(frame, contract.mergeCompany, ({ deed, params, body }) => mergeCompany(deed, params.id, body));
  mount(frame, contract.listOwnChangeRequests, ({ deed, query }) => listOwnChangeRequests(db, deed, query));
  mount(frame, contract.askForChange, ({ deed, body }) => askForChange(deed, body));
  mount(frame, contract.withdrawChangeRequest, ({ deed, params, body }) =>
    withdrawChangeRequest(deed, { ...params, ...body }),
  );
  mount(frame, contract.listChangeRequests, ({ deed, query }) => listChangeRequests(db, deed, query));
  mount(frame, contract.decideChangeRequest, ({ deed, params, body }) =>
    decideChangeRequest(deed, { ...params, ...body }),
  );
}
