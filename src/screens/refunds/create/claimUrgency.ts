import type { Urgency } from '../../../api/drafts/draftSaver';
import type { ClaimForm } from './claimForm';

/**
 * When a change of a claim goes to the server. What is certified is not kept there. A file, and the first change of a claim that the
 * server does not have yet, go at once: whoever leaves then finds the draft again.
 */
export function claimUrgency(before: ClaimForm, after: ClaimForm, isFirst: boolean): Urgency {
  const { certifications: signedBefore, ...contentBefore } = before;
  const { certifications: signedAfter, ...content } = after;
  const isSame =
    signedBefore !== signedAfter &&
    Object.entries(contentBefore).every(([field, value]) => Reflect.get(content, field) === value);
  if (isSame) return 'not-sent';
  return isFirst || after.documents.length > before.documents.length ? 'at-once' : 'soon';
}
