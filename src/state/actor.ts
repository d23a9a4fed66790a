import { createSelector } from '@reduxjs/toolkit';
import type { Actor } from '../../domain/permissions';
import type { ImpersonationPart, SessionPart } from './parts';
import { selectPermissions, selectPerson, selectRoles } from './session';

/** Who would do an action, as the policies of domain/ ask for it: the person, and the company an admin acts for. */
export const selectActor = createSelector(
  [
    selectPerson,
    selectRoles,
    selectPermissions,
    ({ session }: SessionPart) => session?.companyId ?? '',
    ({ impersonation }: ImpersonationPart) => impersonation,
  ],
  ({ id }, roles, permissions, companyId, original): Actor => ({
    userId: id,
    roles,
    ...(permissions === undefined ? {} : { permissions }),
    companyId: original?.companyId ?? companyId,
    actingFor: original === null ? null : { companyId },
  }),
);
