import { mayUploadCustoms } from '../../../domain/customsPermissions';
import { mayPreparePaymentRun } from '../../../domain/paymentRunPermissions';
import { type Actor, asStaff } from '../../../domain/permissions';
import { mayAssignRefund } from '../../../domain/refundPermissions';
import { mayManageUsers } from '../../../domain/userPermissions';

export interface PaletteCommand {
  readonly name:
    'uploadCustoms' | 'verifyClaims' | 'approveClaims' | 'assignClaims' | 'preparePayments' | 'inviteUser';
  readonly path: string;
}

/** What the staff starts from the palette, and where it begins; only what the person may do. */
export function paletteCommands(actor: Actor): readonly PaletteCommand[] {
  const commands = [
    {
      name: 'verifyClaims',
      path: '/admin/refunds?status=Submitted,InVerification,ReturnedToVerifier',
      allowed: asStaff(actor, 'verifier', 'admin').allowed,
    },
    {
      name: 'approveClaims',
      path: '/admin/refunds?status=Verified,Appealed',
      allowed: asStaff(actor, 'approver', 'admin').allowed,
    },
    { name: 'assignClaims', path: '/admin/refunds?view=workload', allowed: mayAssignRefund(actor).allowed },
    { name: 'preparePayments', path: '/admin/paymentruns', allowed: mayPreparePaymentRun(actor).allowed },
    { name: 'uploadCustoms', path: '/admin/customs?upload=1', allowed: mayUploadCustoms(actor).allowed },
    { name: 'inviteUser', path: '/admin/users?view=invite', allowed: mayManageUsers(actor).allowed },
  ] as const;
  return commands.flatMap(({ name, path, allowed }) => (allowed ? [{ name, path }] : []));
}
