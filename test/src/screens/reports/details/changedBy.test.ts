import { changedBy } from '../../../../../src/screens/reports/details/changedBy';

it.each([
  [200n, 299n, { percent: 49.5, isUnusual: false }],
  [14_109_643n, 14_246_072n, { percent: 1, isUnusual: false }],
  [200n, 300n, { percent: 50, isUnusual: true }],
  [200n, 100n, { percent: -50, isUnusual: true }],
  [200n, 200n, { percent: 0, isUnusual: false }],
  [0n, 0n, { percent: null, isUnusual: false }],
  [0n, 5n, { percent: null, isUnusual: true }],
])('from %s to %s', (before, after, change) => {
  expect(changedBy(before, after)).toEqual(change);
});
