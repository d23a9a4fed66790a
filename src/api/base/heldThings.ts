import { nanoid } from '@reduxjs/toolkit';
import type { NoAnswer, RawAnswer } from './httpRequest';

/** What a call needs or brings that no action and no state may contain. */
export type Held =
  | { readonly kind: 'file'; readonly file: File }
  /** The whole payload of a call whose arguments show it without its secrets. */
  | { readonly kind: 'body'; readonly body: unknown; readonly secrets: readonly string[] }
  /** The headers of a session that has ended since. */
  | { readonly kind: 'headers'; readonly headers: Readonly<Record<string, string>> }
  /** A request that has left already. */
  | { readonly kind: 'sent'; readonly answer: Promise<RawAnswer | NoAnswer> }
  /** The whole answer to a call whose result shows it without its secrets. */
  | { readonly kind: 'answer'; readonly data: unknown; readonly secrets: readonly string[] };

/** Keeps bytes and secrets beside the store. Actions name them by their handle. */
export interface HeldThings {
  /** Answers the handle. */
  readonly hold: (thing: Held, handle?: string) => string;
  /** Gives a thing out once and forgets it. */
  readonly take: (handle: string) => Held | undefined;
}

/** @param learn hears of each secret, so that a recording can take it out of what people write about it */
export function createHeldThings(learn: (secret: string) => void = () => undefined): HeldThings {
  const things = new Map<string, Held>();
  return {
    hold: (thing, handle = nanoid()) => {
      if (thing.kind === 'body' || thing.kind === 'answer') thing.secrets.forEach(learn);
      things.set(handle, thing);
      return handle;
    },
    take: (handle) => {
      const thing = things.get(handle);
      things.delete(handle);
      return thing;
    },
  };
}
