import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root';

/** A Chromium to start, with what its process needs in its environment. */
export interface ChromiumProgram {
  readonly file: string;
  readonly environment: Readonly<Record<string, string>>;
}

const place = path.join(ROOT, '.cache/chromium');

/** Unpacks into TMPDIR; the variable has it bring the libraries along that a bare machine lacks. */
const UNPACK =
  "require('@sparticuz/chromium').executablePath().catch((e) => { console.error(e); process.exit(1); })";
const WITH_LIBRARIES = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };

/** The Chromium of CHROMIUM_PATH, or the one that npm brought, unpacked once; an unpacking that was cut short starts again. */
export function chromiumProgram(): ChromiumProgram {
  const own = process.env['CHROMIUM_PATH'] ?? '';
  if (own !== '') return { file: own, environment: {} };
  if (!existsSync(place)) unpack();
  const file = path.join(place, 'chromium');
  const fonts = { FONTCONFIG_PATH: nameFonts() };
  return {
    file,
    environment: hasItsLibraries(file)
      ? fonts
      : { ...fonts, LD_LIBRARY_PATH: path.join(place, 'al2023/lib') },
  };
}

function unpack(): void {
  const unfinished = `${place}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const run = spawnSync(process.execPath, ['-e', UNPACK], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...WITH_LIBRARIES, TMPDIR: unfinished },
  });
  if (run.status !== 0)
    throw new Error('The browser could not be unpacked. Install a Chromium and name it in CHROMIUM_PATH.');
  if (existsSync(place)) rmSync(unfinished, { recursive: true, force: true });
  else renameSync(unfinished, place);
}

/** The fonts come with a list of places where they are not. A browser without any draws text of no width, and every page fits. */
function nameFonts(): string {
  const folder = path.join(place, 'fonts');
  writeFileSync(
    path.join(folder, 'fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${path.join(folder, 'cache')}</cachedir></fontconfig>
`,
  );
  return folder;
}

const hasItsLibraries = (file: string): boolean =>
  !spawnSync('ldd', [file], { encoding: 'utf8' }).stdout.includes('not found');
