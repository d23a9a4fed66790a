import { claimOfDraft, draftOf } from '../../../../../src/screens/refunds/create/claimDraft';
import { claimAfter, type ClaimForm, EMPTY_CLAIM } from '../../../../../src/screens/refunds/create/claimForm';
import { filledClaim } from '../../../../../src/screens/refunds/create/filledClaim';
import { lateLines, newestOf } from '../../../../../src/screens/refunds/create/lateLines';
import { lineChanges } from '../../../../../src/screens/refunds/create/lineChanges';
import { line, proposal } from './proposal';

const before = proposal([line('8'), line('9')]);
const after = proposal([line('8'), line('9'), line('10'), line('11', { amountProposed: '0.00' })]);
const begun: ClaimForm = { ...EMPTY_CLAIM, fiscalYear: 2026, reason: 'OTHER' };

/** A draft whose lines were chosen, kept, and taken up again later. */
function chosenBefore(changes: Partial<ClaimForm> = {}): ClaimForm {
  const filled = filledClaim({ ...begun, ...changes }, before);
  return takenUp(
    afterChange(filled, before, ({ change }) => {
      change('8', '1.00');
    }),
  );
}
const takenUp = (form: ClaimForm): ClaimForm => claimOfDraft({ content: draftOf(form), documents: [] });

function afterChange(
  form: ClaimForm,
  proposed: typeof before,
  change: (does: ReturnType<typeof lineChanges>) => void,
): ClaimForm {
  let changed = form;
  change(
    lineChanges(form, proposed, 'point', (event) => {
      changed = claimAfter(changed, event);
    }),
  );
  return changed;
}
const idsOf = (form: ClaimForm) => lateLines(form, after).map(({ customsLineId }) => customsLineId);

describe('lines posted after a draft was started', () => {
  it('are those that can be claimed, and none while nothing new came', () => {
    expect(lateLines(chosenBefore(), before)).toEqual([]);
    expect(idsOf(chosenBefore())).toEqual(['10']);
  });

  it('stay offered while the draft is changed and kept, until they are added', () => {
    const changed = takenUp(
      afterChange(chosenBefore(), after, ({ change }) => {
        change('9', '2.00');
      }),
    );
    expect(idsOf(changed)).toEqual(['10']);
    const added = takenUp(
      afterChange(changed, after, ({ addLate }) => {
        addLate(lateLines(changed, after));
      }),
    );
    expect(added.amounts).toEqual({ '8': '1.00', '9': '2.00', '10': '40.00' });
    expect(idsOf(added)).toEqual([]);
  });

  it('are not offered again once they were left out', () => {
    const left = takenUp(
      afterChange(chosenBefore(), after, ({ leaveLateOut }) => {
        leaveLateOut();
      }),
    );
    expect([idsOf(left), Object.keys(left.amounts)]).toEqual([[], ['8', '9']]);
  });

  it('must be certified like the others', () => {
    const certifications = { isTrue: true, notClaimedBefore: true, isAuthorised: true };
    const certified = { ...chosenBefore(), certifications };
    const added = afterChange(certified, after, ({ addLate }) => {
      addLate(lateLines(certified, after));
    });
    expect(added.certifications).toEqual(EMPTY_CLAIM.certifications);
  });

  it('need no offer where the portal still chooses the lines', () => {
    const untouched = filledClaim(takenUp(begun), after);
    expect(untouched.amounts).toEqual({ '8': '40.00', '9': '40.00', '10': '40.00' });
    expect(idsOf(untouched)).toEqual([]);
  });

  it('are not offered to a claim of certain entries that are not theirs', () => {
    const { entryNumber } = line('8');
    const others = proposal([line('8'), line('9'), line('10', { entryNumber: 'ABC12345676' })]);
    expect(lateLines(chosenBefore({ onlyEntries: [entryNumber] }), others)).toEqual([]);
  });

  it('the newest line is the greatest ID, not the last in order', () => {
    expect(newestOf([line('9'), line('100'), line('20')])).toBe('100');
    expect(newestOf([])).toBe('');
  });
});
