import { getHome } from '../../contract/endpoints/records';
import { isActing } from '../../domain/permissions';
import { ok } from '../../domain/result';
import { isStaff } from '../../domain/roles';
import { failed } from '../failure';
import { findCompanyHome } from '../modules/home/companyHome';
import { staffHomeFinder } from '../modules/home/staffHome';
import { listRefunds } from '../modules/refunds/listRefunds';
import { mount, type Frame } from './mount';

const NEWEST_CLAIMS = { page: 1, pageSize: 5, sort: '-filedAt' } as const;

/** The work that waits for the reader: the staff's queues, or the company's own reports and claims. */
export function mountHome(frame: Frame): void {
  const { db } = frame.services.database;
  const findStaffHome = staffHomeFinder(db);
  mount(frame, getHome, async ({ deed }) => {
    const { actor } = deed.caller;
    if (isStaff(actor.roles) && !isActing(actor)) return ok(await findStaffHome(deed));
    const company = await findCompanyHome(db, deed);
    if (company === null) return failed('not-found');
    const refunds = await listRefunds(db, deed, NEWEST_CLAIMS);
    return refunds.ok ? ok({ ...company, refunds: refunds.value.rows }) : refunds;
  });
}
