import { needsSecondPerson } from '../../domain/correction';

test('a write-off or void needs a second person above the limit, not at it', () => {
  const program = { twoApproverLimit: 500_000n };
  expect([499_999n, 500_000n, 500_001n].map((amount) => needsSecondPerson(amount, program))).toEqual([
    false,
    false,
    true,
  ]);
});
