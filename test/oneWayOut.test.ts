import { Linter } from 'eslint';
import { globals, members, open } from '../scripts/oneWayOut.cjs';

const config: Linter.Config = {
  files: ['src/**/*.ts'],
  ignores: open,
  rules: { 'no-restricted-globals': ['error', ...globals], 'no-restricted-syntax': ['error', ...members] },
};

/** Which lines of a planted text the rule forbids, in a file of the browser's code. */
const forbidden = (lines: readonly string[], filename = 'src/api/home.ts'): number[] =>
  new Linter({ cwd: process.cwd() })
    .verify(lines.join('\n'), [config], { filename })
    .filter(({ message }) => message.includes('through an endpoint of the api'))
    .map(({ line }) => line);

describe('the one way out of the browser’s code', () => {
  it('is held by ESLint against each other way', () => {
    expect(
      forbidden([
        `void fetch('/api/home');`,
        `void window.fetch('/api/home');`,
        `void globalThis['fetch']('/api/home');`,
        `const request = new XMLHttpRequest();`,
        `navigator.sendBeacon('/api/home');`,
        `const { fetch: other } = window;`,
        `void request; void other;`,
      ]),
    ).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('is open in its own module alone', () => {
    expect(forbidden([`void fetch('/api/home');`], 'src/browser/network.ts')).toEqual([]);
  });
});
