import type { ComponentType } from 'react';

/** The edges a reload needs; the marks outlive it. */
export interface Reloading {
  /** Names the deployed build, so that each gets its own reload. */
  readonly build: string;
  readonly marks: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Path, query and fragment of the screen asked for. */
  readonly target: () => string;
  readonly load: (address: string) => void;
}

/** A screen that could not be loaded even after its reload; the error page offers a retry and the way home. */
export class ScreenUnavailable extends Error {
  override readonly name = 'ScreenUnavailable';
}

const keyOf = (screen: string): string => `reload:${screen}`;

/**
 * Loads a screen on demand. Where that fails (an old page after a deployment, a lost network), the target path is loaded
 * afresh, once for each screen and build; a second failure throws `ScreenUnavailable`, and its retry may try again (H02).
 */
export async function loadScreen(
  screen: string,
  load: () => Promise<ComponentType>,
  reloading: Reloading,
): Promise<ComponentType> {
  try {
    const component = await load();
    attempt(() => {
      reloading.marks.removeItem(keyOf(screen));
    });
    return component;
  } catch (cause) {
    const hasReloaded = attempt(() => reloading.marks.getItem(keyOf(screen)) === reloading.build) ?? true;
    const isMarked =
      !hasReloaded && attempt(() => (reloading.marks.setItem(keyOf(screen), reloading.build), true));
    // Without a mark that stays, a reload could go on for ever.
    if (isMarked !== true) throw new ScreenUnavailable(screen, { cause });
    reloading.load(reloading.target());
    return new Promise<never>(() => undefined);
  }
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
