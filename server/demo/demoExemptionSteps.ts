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
import type { Deed } from '../modules/identity/caller';
import { attach } from './demoEvidence';
import type { ExemptionStep } from './demoExemptionList';
import { succeeded } from './demoStage';

/** Does one step of an application's history; it must succeed. */
export async function takeExemptionStep(
  tx: Tx,
  deed: Deed,
  id: string,
  step: ExemptionStep,
): Promise<ExemptionDetails> {
  const found = await presentExemption(tx, deed, id);
  return succeeded(await take(deed, found, step), `${step.deed} of ${found.number}`);
}

async function take(
  deed: Deed,
  found: ExemptionDetails,
  { deed: kind, reason }: ExemptionStep,
): Promise<Outcome<ExemptionDetails>> {
  const of = { id: found.id, version: found.version };
  switch (kind) {
    case 'takeUp':
      return takeUpExemption(null, deed, of);
    case 'approve':
      return approveExemption(null, deed, { ...of, comment: '' });
    case 'deny':
      return denyExemption(null, deed, { ...of, reasonCode: 'over-threshold', reason });
    case 'ask':
      return returnExemption(null, deed, { ...of, reasonCode: 'evidence-missing', reason });
    case 'revoke':
      return revokeExemption(null, deed, {
        ...of,
        effectiveFrom: deed.today,
        reasonCode: 'certificate-lost',
        reason,
      });
    case 'withdraw':
      return withdrawExemption(null, deed, { ...of, reason });
    case 'comment':
    case 'note':
      return commentOnExemption(deed, { id: found.id, text: reason, internal: kind === 'note' });
    case 'answer':
      return answer(deed, found, reason);
  }
}

async function answer(
  deed: Deed,
  found: ExemptionDetails,
  comment: string,
): Promise<Outcome<ExemptionDetails>> {
  const document = await attach(deed, 'certificate', 'Addendum to the organic certificate', 'addendum.pdf');
  if (found.claim === null || found.applicant === null) throw new Error(`${found.number} has no content`);
  return answerExemption(null, deed, {
    id: found.id,
    version: found.version,
    comment,
    claim: found.claim,
    applicant: found.applicant,
    documentIds: [document],
    certifications: { isTrue: true, isAuthorised: true },
  });
}
