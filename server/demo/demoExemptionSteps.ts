import type { ExemptionDetails } from '../../contract/entities/exemption';
import type { Tx } from '../db/transaction';
import type { Outcome } from '../failure';
import { answerExemption } from '../modules/exemptions/answerExemption';
import { approveExemption } from '../modules/exemptions/approveExemption';
import { commentOnExemption } from '../modules/exemptions/commentOnExemption';
import { denyExemption } from '../modules/exemptions/denyExemption';
import { presentExemption } from '../modules/exemptions/presentExemption';
import { returnExemption } from '../modules/exemptions/returnExemption';
import { revokeExemption } from '../modules/exemptions/revokeExemption';
import { takeUpExemption } from '../modules/exemptions/takeUpExemption';
import { withdrawExemption } from '../modules/exemptions/withdrawExemption';
import type { RequestContext } from '../modules/identity/requestContext';
import { attach } from './demoEvidence';
import type { ExemptionStep } from './demoExemptionList';
import { succeeded } from './demoStage';

/** Does one step of an application's history; it must succeed. */
export async function takeExemptionStep(
  tx: Tx,
  ctx: RequestContext,
  id: string,
  step: ExemptionStep,
): Promise<ExemptionDetails> {
  const found = await presentExemption(tx, ctx, id);
  return succeeded(await take(ctx, found, step), `${step.action} of ${found.number}`);
}

async function take(
  ctx: RequestContext,
  found: ExemptionDetails,
  { action: kind, reason }: ExemptionStep,
): Promise<Outcome<ExemptionDetails>> {
  const exemption = { id: found.id, version: found.version };
  switch (kind) {
    case 'takeUp':
      return takeUpExemption(null, ctx, exemption);
    case 'approve':
      return approveExemption(null, ctx, { ...exemption, comment: '' });
    case 'deny':
      return denyExemption(null, ctx, { ...exemption, reasonCode: 'over-threshold', reason });
    case 'ask':
      return returnExemption(null, ctx, { ...exemption, reasonCode: 'evidence-missing', reason });
    case 'revoke':
      return revokeExemption(null, ctx, {
        ...exemption,
        effectiveFrom: ctx.today,
        reasonCode: 'certificate-lost',
        reason,
      });
    case 'withdraw':
      return withdrawExemption(null, ctx, { ...exemption, reason });
    case 'comment':
    case 'note':
      return commentOnExemption(ctx, { id: found.id, text: reason, internal: kind === 'note' });
    case 'answer':
      return answer(ctx, found, reason);
  }
}

async function answer(
  ctx: RequestContext,
  found: ExemptionDetails,
  comment: string,
): Promise<Outcome<ExemptionDetails>> {
  const document = await attach(ctx, 'certificate', 'Addendum to the organic certificate', 'addendum.pdf');
  if (found.claim === null || found.applicant === null) throw new Error(`${found.number} has no content`);
  return answerExemption(null, ctx, {
    id: found.id,
    version: found.version,
    comment,
    claim: found.claim,
    applicant: found.applicant,
    documentIds: [document],
    certifications: { isTrue: true, isAuthorised: true },
  });
}
