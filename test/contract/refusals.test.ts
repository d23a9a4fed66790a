import { failureSentence } from '../../contract/texts/failures';
import { KIND_OF_REASON, refusalSentence } from '../../contract/texts/refusals';
import { ALLOWED, refuse, type RefusalReason } from '../../domain/permissions';

const isReason = (text: string): text is RefusalReason => Object.hasOwn(KIND_OF_REASON, text);
const reasons = Object.keys(KIND_OF_REASON).filter(isReason);

/** Refusals that are not about a role: each says what to do first, or whom to ask, in its own words. */
const WAY_OUT: Readonly<Partial<Record<RefusalReason, RegExp>>> = {
  'other-company': /go back to the list/,
  'acting-for-company': /Stop acting first/,
  'not-acting-for-company': /ask one of its users/,
  'company-kind': /ask the board/,
  'not-preparer': /Ask a colleague/,
  'not-signer': /A colleague with .* can/,
  'not-people-manager': /A colleague with .* can/,
  'people-by-board': /contact the board/,
  yourself: /Ask another administrator/,
};

describe('a refusal', () => {
  it.each(reasons)('for the reason %s says who could, or what to do first', (reason) => {
    const decision = refuse(reason, 'approver', 'admin');
    const english = refusalSentence('en', decision) ?? '';
    expect(english).toMatch(WAY_OUT[reason] ?? /an approver or an administrator/);
    const french = refusalSentence('fr', decision) ?? '';
    expect(french).not.toBe(english);
    if (WAY_OUT[reason] === undefined) expect(french).toContain('un approbateur ou un administrateur');
    expect(english + french).not.toContain('{{');
  });

  it('is in the same words on a button and in the server’s answer', () => {
    expect(refusalSentence('en', refuse('readonly', 'admin'))).toBe(
      failureSentence('en', 'refused-readonly', { whoCould: 'an administrator' }),
    );
  });

  it('is none where a policy allows', () => {
    expect(refusalSentence('en', ALLOWED)).toBeUndefined();
  });
});
