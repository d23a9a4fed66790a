/** The tests of domain/ alone, as `npm run mutation` runs them: what kills a mutant is a test of the rules themselves. */
module.exports = {
  testEnvironment: 'node',
  cacheDirectory: '<rootDir>/.cache/jest',
  transform: { '^.+\\.tsx?$': ['ts-jest', { tsconfig: '<rootDir>/tsconfig.jest.json', diagnostics: false }] },
  testMatch: ['<rootDir>/test/domain/**/*.test.ts'],
  clearMocks: true,
  restoreMocks: true,
};
