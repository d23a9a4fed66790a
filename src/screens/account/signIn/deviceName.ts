/** A browser and the system it runs on, as far as it names them; null for what is not known by name. */
export interface DeviceName {
  readonly browser: string | null;
  readonly system: string | null;
}

type Sign = readonly [sign: RegExp, name: string];

/** Browsers built on others name those as well: the more special ones stand first. */
const BROWSERS: readonly Sign[] = [
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly Sign[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const named = (signs: readonly Sign[], text: string): string | null =>
  signs.find(([sign]) => sign.test(text))?.[1] ?? null;

/** What a browser's own description of itself says in two words. */
export const deviceName = (userAgent: string): DeviceName => ({
  browser: named(BROWSERS, userAgent),
  system: named(SYSTEMS, userAgent),
});
