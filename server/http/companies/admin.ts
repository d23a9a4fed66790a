import * as contract from '../../../contract/endpoints/companies/admin';
import { askForChange, withdrawChangeRequest } from '../../modules/companies/askForChange';
import { joinCompanyGroup, leaveCompanyGroup } from '../../modules/companies/changeCompanyGroup';
import { addImporterNumber, closeImporterNumber } from '../../modules/companies/changeImporterNumbers';
import { listChangeRequests, listOwnChangeRequests } from '../../modules/companies/changeRequests';
import { getCompanyGroup } from '../../modules/companies/companyGroups';
import { decideChangeRequest } from '../../modules/companies/decideChangeRequest';
import { exportCompanies } from '../../modules/companies/exportCompanies';
import { checkImporterNumber, listImporterNumbers } from '../../modules/companies/importerNumbers';
import { mergeCompany } from '../../modules/companies/mergeCompany';
import { planMerge } from '../../modules/companies/mergePlan';
import { mount, type RouteRegistry } from '../pipeline/mount';

/** Numbers, groups and merges of companies, and what they ask the board to change. */
export function mountCompanyAdmin(registry: RouteRegistry): void {
  const { db } = registry.services.database;
  mount(registry, contract.exportCompanies, ({ ctx, query }) => exportCompanies(db, ctx, query));
  mount(registry, contract.listImporterNumbers, ({ ctx, params }) => listImporterNumbers(db, ctx, params.id));
  mount(registry, contract.checkImporterNumber, ({ ctx, params, query }) =>
    checkImporterNumber(db, ctx, params.id, query.number),
  );
  mount(registry, contract.addImporterNumber, ({ ctx, params, body }) =>
    addImporterNumber(ctx, params.id, body),
  );
  mount(registry, contract.closeImporterNumber, ({ ctx, params, body }) =>
    closeImporterNumber(ctx, params.id, body),
  );
  mount(registry, contract.getCompanyGroup, ({ ctx, params }) => getCompanyGroup(db, ctx, params.id));
  mount(registry, contract.joinCompanyGroup, ({ ctx, params, body }) =>
    joinCompanyGroup(ctx, params.id, body),
  );
  mount(registry, contract.leaveCompanyGroup, ({ ctx, params, body }) =>
    leaveCompanyGroup(ctx, params.id, body),
  );
  mount(registry, contract.planMerge, ({ ctx, params, query }) => planMerge(db, ctx, params.id, query.into));
  mount(registry, contract.mergeCompany, ({ ctx, params, body }) =>
    mergeCompany(registry.services, ctx, params.id, body),
  );
  mount(registry, contract.listOwnChangeRequests, ({ ctx, query }) => listOwnChangeRequests(db, ctx, query));
  mount(registry, contract.askForChange, ({ ctx, body }) => askForChange(ctx, body));
  mount(registry, contract.withdrawChangeRequest, ({ ctx, params, body }) =>
    withdrawChangeRequest(ctx, { ...params, ...body }),
  );
  mount(registry, contract.listChangeRequests, ({ ctx, query }) => listChangeRequests(db, ctx, query));
  mount(registry, contract.decideChangeRequest, ({ ctx, params, body }) =>
    decideChangeRequest(ctx, { ...params, ...body }),
  );
}
