/** What browsers that know it tell of the network; others have no such property. */
interface NetworkHints {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether nothing should be loaded before it is needed: the person saves data, or the network is of the slowest kind. */
export function isThrifty(): boolean {
  const hints = (navigator as { readonly connection?: NetworkHints }).connection;
  return hints?.saveData === true || hints?.effectiveType?.endsWith('2g') === true;
}
