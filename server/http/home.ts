import { getHome } from '../../contract/endpoints/home';
import { isActing } from '../../domain/permissions';
import { ok } from '../../domain/result';
import { isStaff } from '../../domain/roles';
import { failed } from '../failure';
import { findCompanyHome } from '../modules/home/companyHome';
import { staffHomeFinder } from '../modules/home/staffHome';
import { findReleasableRuns } from '../modules/paymentRuns/releasableRuns';
import { listRefunds } from '../modules/refunds/listRefunds';
import { mount, type RouteRegistry } from './pipeline/mount';

const NEWEST_CLAIMS = { page: 1, pageSize: 5, sort: '-filedAt' } as const;

/** The work that waits for the reader: the staff's queues, or the company's own reports and claims. */
export function mountHome(registry: RouteRegistry): void {
  const { db } = registry.services.database;
  const findStaffHome = staffHomeFinder(db, (actor) => findReleasableRuns(db, actor));
  mount(registry, getHome, async ({ ctx }) => {
    const { actor } = ctx.caller;
    if (isStaff(actor.roles) && !isActing(actor)) return ok(await findStaffHome(ctx));
    const company = await findCompanyHome(db, ctx);
    if (company === null) return failed('not-found');
    const refunds = await listRefunds(db, ctx, NEWEST_CLAIMS);
    return refunds.ok ? ok({ ...company, refunds: refunds.value.rows }) : refunds;
  });
}
