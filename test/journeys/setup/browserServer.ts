import { chromium, type BrowserServer } from 'playwright-core';
import { chromiumProgram } from './chromiumProgram';

const QUIET = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** One real Chromium for the whole run; every person of a journey gets a profile of their own in it. */
export function startBrowser(): Promise<BrowserServer> {
  const { file, environment } = chromiumProgram();
  return chromium.launchServer({
    executablePath: file,
    headless: true,
    // Chromium's sandbox refuses root, which containers run as.
    args: [...QUIET, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    env: { ...ownVariables(), ...environment },
  });
}

const ownVariables = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
