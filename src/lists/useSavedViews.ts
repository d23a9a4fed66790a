import { useEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useSentenceOf } from '../api/base/useSentenceOf';
import {
  useChangeViewMutation,
  useListSavedViewsQuery,
  useRemoveViewMutation,
  useSaveViewMutation,
} from '../api/savedViews';
import { shownView, type ListLook, type ListView, type ListViews } from '../components/list/views/listViews';
import { useStable } from '../components/useStable';
import type { ListName } from '../state/deviceChoices';

interface SavedViewsOf {
  readonly list: ListName;
  readonly look: ListLook;
  /** Nothing is said of the list in the address, and nothing was typed. */
  readonly isPlain: boolean;
  /** What to begin with where no view is kept for that, and the address says nothing at all. */
  readonly opensAt?: string | undefined;
  /** An address of the list, maybe from long ago, as the list reads it today. */
  readonly read: (address: string) => string;
  /** Shows a view; the address is a step of the history unless it only replaces an empty one. */
  readonly show: (look: ListLook, how: { readonly replace: boolean }) => void;
}

/**
 * The person's views of a list. The one to begin with is shown when the list is opened by a link or a typed address that says
 * nothing of it; back, forward and reload show what was there.
 */
export function useSavedViews({ list, look, isPlain, opensAt, read, show }: SavedViewsOf): ListViews {
  const isBare = useLocation().search === '';
  const { data } = useListSavedViewsQuery(undefined);
  const [save] = useSaveViewMutation();
  const [change] = useChangeViewMutation();
  const [remove] = useRemoveViewMutation();
  const sentenceOf = useSentenceOf();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const saved = useMemo(
    (): readonly ListView[] =>
      (data ?? [])
        .filter((view) => view.list === list)
        .map((view) => ({ ...view, address: read(view.address) })),
    [data, list, read],
  );

  const choose = (view: ListView, replace: boolean): void => {
    setChosenId(view.id);
    show(view, { replace });
  };
  useFirstView(data === undefined ? undefined : saved, isPlain, (view) => {
    if (view !== undefined) choose(view, true);
    else if (opensAt !== undefined && isBare) show({ ...look, address: opensAt }, { replace: true });
  });

  const { shown, isChanged } = shownView(saved, look, chosenId);
  const onShow = useStable((view: ListView) => {
    choose(view, false);
  });
  const onSave = useStable(async (name: string, isDefault: boolean) => {
    const answer = await save({ body: { list, name, isDefault, ...bodyOf(look) } });
    if (answer.data !== undefined) setChosenId(answer.data.id);
    return sentenceOf(answer);
  });
  const onUpdate = useStable(async (view: ListView) =>
    sentenceOf(
      await change({
        params: { id: view.id },
        body: { name: view.name, isDefault: view.isDefault, ...bodyOf(look) },
      }),
    ),
  );
  const onRename = useStable(async (view: ListView, name: string, isDefault: boolean) =>
    sentenceOf(await change({ params: { id: view.id }, body: { name, isDefault, ...bodyOf(view) } })),
  );
  const onRemove = useStable(async (view: ListView) => sentenceOf(await remove({ params: { id: view.id } })));
  return useMemo(
    () => ({ saved, shown, isChanged, onShow, onSave, onUpdate, onRename, onRemove }),
    [saved, shown, isChanged, onShow, onSave, onUpdate, onRename, onRemove],
  );
}

/** Shows the view to begin with, or says that there is none, once: as soon as the views are known, unless something else was asked for by then. */
function useFirstView(
  saved: readonly ListView[] | undefined,
  isPlain: boolean,
  onShow: (view: ListView | undefined) => void,
): void {
  const isTyped = useLocation().key === 'default';
  const isOpening = useNavigationType() !== NavigationType.Pop || isTyped;
  const hasOpened = useRef(false);
  useEffect(() => {
    if (saved === undefined || hasOpened.current) return;
    hasOpened.current = true;
    if (isPlain && isOpening) onShow(saved.find(({ isDefault }) => isDefault));
  }, [saved, isPlain, isOpening, onShow]);
}

const bodyOf = ({ address, hiddenColumns, isCompact }: ListLook) => ({
  address,
  hiddenColumns: [...hiddenColumns],
  isCompact,
});
