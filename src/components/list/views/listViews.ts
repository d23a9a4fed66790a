/** How a list is shown at the moment: its part of the address without the page, and what the device is set to. */
export interface ListLook {
  readonly address: string;
  readonly hiddenColumns: readonly string[];
  readonly isCompact: boolean;
}

/** A look that the person keeps under a name. */
export interface ListView extends ListLook {
  readonly id: string;
  readonly name: string;
  /** Shown whenever the list is opened without anything said in the address. */
  readonly isDefault: boolean;
}

/** A list's views, and what can be done with them; actions answer the sentence of a failure, null when they went well. */
export interface ListViews {
  readonly saved: readonly ListView[];
  /** The view on show, as it is kept or changed since it was chosen. */
  readonly shown: ListView | null;
  readonly isChanged: boolean;
  readonly onShow: (view: ListView) => void;
  /** Keeps what is shown now under a name. */
  readonly onSave: (name: string, isDefault: boolean) => Promise<string | null>;
  /** Keeps what is shown now in a view. */
  readonly onUpdate: (view: ListView) => Promise<string | null>;
  readonly onRename: (view: ListView, name: string, isDefault: boolean) => Promise<string | null>;
  readonly onRemove: (view: ListView) => Promise<string | null>;
}

/** Whether two looks show the same; the order in which columns were hidden says nothing. */
export function isSameLook(one: ListLook, other: ListLook): boolean {
  return (
    one.address === other.address &&
    one.isCompact === other.isCompact &&
    one.hiddenColumns.length === other.hiddenColumns.length &&
    one.hiddenColumns.every((key) => other.hiddenColumns.includes(key))
  );
}

/**
 * The view a list shows: the one that was chosen last, whatever was changed since, or else the one that looks just like it.
 * @param chosenId the view chosen since the list was opened
 */
export function shownView(
  views: readonly ListView[],
  look: ListLook,
  chosenId: string | null,
): Pick<ListViews, 'shown' | 'isChanged'> {
  const same = views.find((view) => isSameLook(view, look));
  const shown = same ?? views.find(({ id }) => id === chosenId) ?? null;
  return { shown, isChanged: shown !== null && same === undefined };
}
