import * as z from 'zod/mini';
import { readReplayFile } from '../../browser/readReplayFile';

/** What a build says of itself beside its page, in `replay.json`: the files that a comparison of two builds loads. */
const buildFile = z.object({
  /** Its reducer, as a script that sets `wholeReducer`. */
  reducer: z.string().check(z.regex(/^assets\/[\w.-]+\.js$/)),
  /** The worker in which two reducers are compared. */
  worker: z.string().check(z.regex(/^assets\/[\w.-]+\.js$/)),
});

export interface BuildFiles {
  readonly reducer: string;
  readonly worker: string;
}

export type FoundBuild =
  | { readonly kind: 'found'; readonly files: BuildFiles }
  | { readonly kind: 'other-host' }
  | { readonly kind: 'not-an-address' }
  | { readonly kind: 'no-build'; readonly address: string };

/**
 * Finds a build by the address of its page or its folder. The content policy lets nothing be loaded from another host, so the address
 * must be of this one.
 * @param page the address of the page that asks
 */
export async function findBuild(address: string, page: string): Promise<FoundBuild> {
  const folder = folderOf(address, page);
  if (folder === undefined) return { kind: 'not-an-address' };
  if (folder.origin !== new URL(page).origin) return { kind: 'other-host' };
  const { data } = buildFile.safeParse(await readReplayFile(folder));
  if (data === undefined) return { kind: 'no-build', address: folder.pathname };
  const whole = (file: string): string => new URL(file, folder).href;
  return { kind: 'found', files: { reducer: whole(data.reducer), worker: whole(data.worker) } };
}

/** The folder an address means; `/previous` is one, and so is `/previous/index.html`. */
function folderOf(address: string, page: string): URL | undefined {
  const text = address.trim();
  if (text === '' || !URL.canParse(text, page)) return undefined;
  const url = new URL(text, page);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  const path = url.pathname.replace(/\/(index\.html|replay(\.json)?)$/, '/');
  return new URL(path.endsWith('/') ? path : `${path}/`, url.origin);
}
