/** @jest-config-loader esbuild-register */
import { statfsSync } from 'node:fs';
import type { Config } from 'jest';

/** Hundreds of databases come and go in a run: in memory, making one takes 50 ms, on a disk 250. */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 1024 ** 3;
if (process.env['TMPDIR'] === undefined && hasRoom(MEMORY)) process.env['TMPDIR'] = MEMORY;

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}

// Packages that ship ES modules only; Jest runs CommonJS and must transform them.
const esmOnly = ['jose', 'read-excel-file', 'otplib', '@otplib', '@scure', '@noble'];

const shared = {
  rootDir: __dirname,
  cacheDirectory: '<rootDir>/.cache/jest',
  // Mutation testing works on copies of the project there.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  transform: {
    '^.+\\.(tsx?|m?js)$': [
      'ts-jest',
      { tsconfig: '<rootDir>/tsconfig.jest.json', diagnostics: { exclude: ['**/node_modules/**'] } },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  clearMocks: true,
  restoreMocks: true,
} satisfies Config;

/** A project per kind of place a test runs in: plain Node, a browser-like DOM, the real server and database, the real browser. */
const config: Config = {
  // Most of a run waits for the database or a browser, so two workers keep even a machine of two cores busy; more would starve them.
  maxWorkers: 2,
  projects: [
    {
      ...shared,
      displayName: 'rules',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/test/domain/**/*.test.ts',
        '<rootDir>/test/contract/**/*.test.ts',
        '<rootDir>/test/replay/**/*.test.ts',
        '<rootDir>/test/*.test.ts',
      ],
    },
    {
      ...shared,
      displayName: 'browser-code',
      testEnvironment: '<rootDir>/test/jsdomEnvironment.ts',
      testMatch: ['<rootDir>/test/src/**/*.test.ts', '<rootDir>/test/src/**/*.test.tsx'],
      moduleNameMapper: {
        '^bootstrap-icons/icons/': '<rootDir>/test/iconStub.ts',
        '\\.(css|scss|svg|png|webp|woff2)$': '<rootDir>/test/styleStub.ts',
        '^reactstrap/esm/(.*)$': 'reactstrap/lib/$1',
      },
      setupFilesAfterEnv: ['<rootDir>/test/timeLimit.ts', '<rootDir>/test/setup.ts'],
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/server/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/timeLimit.ts'],
      globalSetup: '<rootDir>/test/server/setup/globalSetup.ts',
      globalTeardown: '<rootDir>/test/server/setup/globalTeardown.ts',
    },
    {
      ...shared,
      displayName: 'journeys',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/journeys/**/*.test.ts'],
      globalSetup: '<rootDir>/test/journeys/setup/globalSetup.ts',
      globalTeardown: '<rootDir>/test/journeys/setup/globalTeardown.ts',
    },
  ],
};

export default config;
