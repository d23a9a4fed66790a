import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './root';

/** A change of one source file that makes the portal wrong. */
export interface Fault {
  readonly file: string;
  readonly right: string;
  readonly wrong: string;
}

/** A copy of this project with faults planted in it. */
export interface FaultyCopy {
  readonly folder: string;
  readonly remove: () => void;
}

const PARTS = [
  'src',
  'contract',
  'domain',
  'server',
  'static',
  'scripts',
  'test',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.jest.json',
  'jest.config.ts',
  'webpack.config.js',
];

/** Copies the sources to a folder for one run, plants the faults, and builds the web files from them. */
export function makeFaultyCopy(faults: readonly Fault[]): FaultyCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'faulty-'));
  for (const part of PARTS) cpSync(path.join(ROOT, part), path.join(folder, part), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  for (const fault of faults) plant(folder, fault);
  execFileSync(process.execPath, ['node_modules/webpack/bin/webpack.js', '--mode', 'production'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'pipe',
  });
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Makes a copy of the project wrong. */
export function plant(folder: string, { file, right, wrong }: Fault): void {
  const place = path.join(folder, file);
  const source = readFileSync(place, 'utf8');
  if (source.split(right).length !== 2) throw new Error(`${file} must have this once: ${right}`);
  writeFileSync(place, source.replace(right, wrong));
}
