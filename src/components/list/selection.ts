/** Rows chosen for an action on many: some by id, or all that match the filters but for some. */
export type Selection =
  | { readonly kind: 'some'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'all-matching'; readonly except: ReadonlySet<string> };

export const nothingSelected: Selection = { kind: 'some', ids: new Set() };
export const allMatching: Selection = { kind: 'all-matching', except: new Set() };

export const isSelected = (selection: Selection, id: string): boolean =>
  selection.kind === 'some' ? selection.ids.has(id) : !selection.except.has(id);

/** Chooses rows or takes them back. */
export function withRows(selection: Selection, ids: readonly string[], isChosen: boolean): Selection {
  const listed = new Set(selection.kind === 'some' ? selection.ids : selection.except);
  const mustList = selection.kind === 'some' ? isChosen : !isChosen;
  for (const id of ids) {
    if (mustList) listed.add(id);
    else listed.delete(id);
  }
  return selection.kind === 'some' ? { kind: 'some', ids: listed } : { kind: 'all-matching', except: listed };
}

/** How many rows are chosen, of a total that match. */
export const selectedCount = (selection: Selection, total: number): number =>
  selection.kind === 'some' ? selection.ids.size : Math.max(0, total - selection.except.size);
