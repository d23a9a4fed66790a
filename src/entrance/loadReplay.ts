import type { Root } from 'react-dom/client';
import { canonical } from '../../contract/pageAddress';
import type { Language } from '../i18n/language';

/** Where the replay screen is. It is no route of the application: it runs without store, session and guard. */
export const isReplay = (path: string): boolean => canonical(path) === '/replay';

/** Loads the replay screen in place of the application. */
export async function loadReplay(language: Language): Promise<{ readonly mount: (root: Root) => void }> {
  const { startReplay } = await import(/* webpackChunkName: "replay" */ '../replay/startReplay');
  return startReplay(language);
}
