import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { countsIn, findSecrets } from './secretScan';

const root = path.join(__dirname, '..');
const OUTSIDE = new Set(['node_modules', '.git', '.cache', '.data', 'build', 'coverage', 'screenshots']);
const LARGEST_BYTES = 5_000_000;

function filesBelow(folder: string): readonly string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return OUTSIDE.has(entry.name) && folder === '' ? [] : filesBelow(file);
    return entry.isFile() && statSync(path.join(root, file)).size < LARGEST_BYTES ? [file] : [];
  });
}

const secretsIn = (files: readonly string[]): readonly string[] =>
  files.flatMap((file) =>
    findSecrets(readFileSync(path.join(root, file), 'latin1'))
      .filter((found) => countsIn(file, found))
      .map(({ kind, line }) => `${file}:${line} holds ${kind}`),
  );

describe('63 secrets', () => {
  it('stand in no file of the project', () => {
    const files = filesBelow('');
    expect(files.length).toBeGreaterThan(500);
    expect(secretsIn(files)).toEqual([]);
  });

  it('stand nowhere in the built application and server, where they are built', () => {
    const files = existsSync(path.join(root, 'build')) ? filesBelow('build') : [];
    expect(secretsIn(files.filter((file) => !/\.(gz|br)$/.test(file)))).toEqual([]);
  });

  it('stand in no earlier version, where the history is there', () => {
    if (!existsSync(path.join(root, '.git'))) return;
    const history = execFileSync('git', ['log', '-p', '--no-color', '--no-ext-diff', '--text', '--', '.'], {
      cwd: root,
      maxBuffer: 2 ** 29,
      encoding: 'latin1',
    });
    const diffs = history.split(/^diff --git a\//m).slice(1);
    expect(diffs.length).toBeGreaterThan(500);
    const found = diffs.flatMap((diff) => {
      const file = /^(.*?) b\//.exec(diff)?.[1] ?? '';
      const added = diff.split('\n').filter((line) => line.startsWith('+'));
      return findSecrets(added.join('\n'))
        .filter((each) => countsIn(file, each))
        .map(({ kind }) => `${file} held ${kind}`);
    });
    expect([...new Set(found)]).toEqual([]);
  });
});

describe('the search for secrets', () => {
  const token = [
    'eyJhbGciOiJIUzI1NiJ9',
    'eyJzdWIiOiIxMjM0NTY3ODkwIn0',
    'dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U',
  ].join('.');
  it.each([
    ['a private key', '-----BEGIN RSA PRIVATE KEY-----'],
    ['a cloud access key', 'key = "AKIAIOSFODNN7ABCDEFG"'],
    ['a payment key', `const key = 'sk_live_4eC39HqLyjWDarjtT1zdp7dc'`],
    ['a forge token', `npm_a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6q7r8`],
    ['a signed token', `Authorization: Bearer ${token}`],
    ['a password in an address', 'smtp://mailer:h0rse-battery@smtp.relay-company.com:587'],
    ['a value named as a secret', 'TOKEN_SECRET=kZ2vQ8mX4tR7wB1nY6cL9dF3hJ5pS0gA'],
  ])('finds %s', (kind, text) => {
    expect(findSecrets(`first line\n${text}\n`)).toContainEqual({ kind, line: 2 });
  });

  it.each([
    'postgres://user:password@host/database',
    'smtp://mailer:secret@relay.example:587',
    'TOKEN_SECRET: {',
    'https://portal.example/resetpassword#token=',
  ])('passes over what is no secret: %s', (text) => {
    expect(findSecrets(text)).toEqual([]);
  });
});
