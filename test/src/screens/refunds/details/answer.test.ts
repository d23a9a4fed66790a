import { answerBody, answerTo } from '../../../../../src/screens/refunds/details/answer';
import { claimDetails } from './claimDetails';

const certified = { isTrue: true, notClaimedBefore: true, isAuthorised: true };

describe('an answer to the board', () => {
  it('sends the explanation of the claim along, or the one that was typed', () => {
    const claim = claimDetails({ reason: 'OTHER', explanationText: 'As filed' });
    const answer = { ...answerTo(claim), comment: 'Attached', certifications: certified };
    expect(answerBody(answer, claim, 'point')?.explanation).toBe('As filed');
    expect(answerBody({ ...answer, explanation: ' Typed ' }, claim, 'point')?.explanation).toBe('Typed');
  });

  it('that was kept on the device without an explanation sends that of the claim', () => {
    const claim = claimDetails({ explanationText: 'As filed' });
    const { explanation: _, ...kept } = answerTo(claim);
    expect(
      answerBody({ ...kept, comment: 'Attached', certifications: certified }, claim, 'point')?.explanation,
    ).toBe('As filed');
  });
});
