import type { Urgency } from '../../../api/drafts/draftSaver';
import type { ClaimForm } from './claimForm';

/**
 * When a change of a claim goes to the server. A file, and the first change of a claim that the
 * server does not have yet, go at once: whoever leaves then finds the draft again.
 */
export function claimUrgency(before: ClaimForm, after: ClaimForm, isFirst: boolean): Urgency {
  return isFirst || after.documents.length > before.documents.length ? 'at-once' : 'soon';
}
