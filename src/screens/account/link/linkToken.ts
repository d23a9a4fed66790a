/** What follows the hash sign in the address of a link that sets a password; undefined where there is no token. */
export const linkToken = (hash: string): string | undefined => /^#token=([\w-]{1,200})$/.exec(hash)?.[1];
