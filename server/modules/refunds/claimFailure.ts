import { documentKindName } from '../../../contract/texts/refundNames';
import type { Language } from '../../../contract/texts/sentence';
import type { ClaimFault } from '../../../domain/refundClaim';
import { EVIDENCE_KINDS } from '../../../domain/refundEvidence';
import type { Failure, FieldFailure } from '../../failure';

/** What stands against a claim, each beside its field. A line held by another claim makes it a conflict that names that claim. */
export function claimFailure(faults: readonly ClaimFault[], language: Language): Failure {
  const fields = faults.map((fault) => fieldFailure(fault, language));
  const held = faults.find((fault) => fault.kind === 'in-another-claim');
  if (held === undefined) return { kind: 'invalid-input', fields };
  return { kind: 'claim-in-another-claim', values: held.values, fields };
}

function fieldFailure({ kind, field, values }: ClaimFault, language: Language): FieldFailure {
  const evidence = values['evidence'];
  if (kind !== 'evidence-missing' || evidence === undefined) return { field, kind: `claim-${kind}`, values };
  const name = EVIDENCE_KINDS.find((known) => known === evidence);
  return {
    field,
    kind: 'claim-evidence-missing',
    values: { evidence: name === undefined ? evidence : documentKindName(language, name) },
  };
}
