import type { BrowserContext, Locator, Page } from 'playwright-core';
import { becomes } from './eventually';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What a browser still has when it is opened again after closing: neither session cookies nor any tab's own storage. */
export async function afterClosing(context: BrowserContext): Promise<State> {
  const state = await context.storageState();
  return { ...state, cookies: state.cookies.filter(({ expires }) => expires > 0) };
}

/** Where the session is kept in this tab, if anywhere. */
export const sessionPlaces = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [
    ...(localStorage.getItem('auth') === null ? [] : ['local']),
    ...(sessionStorage.getItem('auth') === null ? [] : ['session']),
  ]);

/** What is typed is kept on this device at once, but not within the same moment: a reload before that would lose it. */
export const isStored = (page: Page, text: string): Promise<void> =>
  becomes(() => storedOn(page), expect.stringContaining(text));

/** All unsent work in the page's indexed database, as text; empty where there is no database yet. */
const storedOn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found = (await indexedDB.databases()).find(({ name }) => name === 'northwood');
    if (found === undefined) return '';
    const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => {
          resolve(request.result);
        };
        request.onerror = () => {
          reject(request.error ?? new Error('no reason given'));
        };
      });
    const database = await answerOf(indexedDB.open('northwood'));
    const work = await answerOf<unknown[]>(database.transaction('work').objectStore('work').getAll());
    database.close();
    return JSON.stringify(work);
  });

/** The focus comes to this locator's element: what moves it may do so a moment after what it follows from. */
export const takesFocus = (locator: Locator): Promise<void> =>
  becomes(() => locator.evaluate((element) => document.activeElement === element), true);
