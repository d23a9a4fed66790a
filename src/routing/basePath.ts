/**
 * The path the application is deployed under, with a slash at both ends; entrance/boot.ts has found it. Addresses of screens, of the
 * guard, and of recorded logs are without it.
 */
export const basePath = (): string => document.documentElement.dataset['base'] ?? '/';

/** A path of this application as the address bar shows it. */
export const withBase = (path: string): string => basePath() + path.slice(1);

/** A path of the address bar as the application calls it. One without the base stays as it is. */
export function withoutBase(path: string): string {
  const base = basePath();
  if (path.startsWith(base)) return path.slice(base.length - 1);
  return `${path}/` === base ? '/' : path;
}
