import { onlyRefusal } from '../../../../src/screens/shared/onlyRefusal';

it('one sentence stands for all actions only where it refuses each of them', () => {
  const [closed, own] = ['The role is read-only.', 'You filed this.'];
  expect(onlyRefusal([closed, closed])).toBe(closed);
  expect(onlyRefusal([closed, null])).toBeNull();
  expect(onlyRefusal([closed, own])).toBeNull();
  expect(onlyRefusal([null, null])).toBeNull();
  expect(onlyRefusal([])).toBeNull();
});
