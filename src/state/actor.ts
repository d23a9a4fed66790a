import { createSelector } from '@reduxjs/toolkit';
import type { Actor } from '../../domain/permissions';
import type { ImpersonationPart, SessionPart } from './parts';
import { selectPerson, selectRoles } from './session';

/** Who would do an action, as the policies of domain/ ask for it: the person, and the company an admin acts for. */
export const selectActor = createSelector(
  [
    selectPerson,
    selectRoles,
    ({ session }: SessionPart) => session?.companyId ?? '',
    ({ impersonation }: ImpersonationPart) => impersonation,
  ],
  ({ id }, roles, companyId, original): Actor => ({
    userId: id,
    roles,
    companyId: original?.companyId ?? companyId,
    actingFor: original === null ? null : { companyId },
  }),
);
