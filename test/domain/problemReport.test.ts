import { lacksTest } from '../../domain/problemReport';

it('a problem is closed with a test only', () => {
  expect(lacksTest({ state: 'closed', test: null })).toBe(true);
  expect(lacksTest({ state: 'closed', test: 'test/replay/alert.test.ts' })).toBe(false);
  expect(lacksTest({ state: 'looked-at', test: null })).toBe(false);
});
