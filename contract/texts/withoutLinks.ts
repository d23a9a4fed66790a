/** What email programs turn into a link by itself: an address with a scheme, and a name with a dot before letters. */
const LINK_LIKE = /\p{L}[\p{L}\p{N}+-]*:\/\/\S*|[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*\.\p{L}{2,}/gu;

/** Takes no room, and ends what can be a link. */
const BREAK = '\u200b';

/** What people typed, so that it is never shown as a link: "Mill.example" reads the same and leads nowhere. */
export const withoutLinks = (typed: string): string =>
  typed.replace(LINK_LIKE, (found) => found.replace(/[.:/]/g, `$&${BREAK}`));
