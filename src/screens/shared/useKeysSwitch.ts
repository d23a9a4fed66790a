import { useDispatch, useSelector } from 'react-redux';
import type { PreferencesPart } from '../../state/parts';
import { keysSwitched, selectKeysAreOn } from '../../state/preferences';
import { selectPerson } from '../../state/session';

/** Whether the single keys of a page act for the person, and how they switch them. The choice holds on every page until they change it. */
export function useKeysSwitch(): { readonly areOn: boolean; readonly onSwitch: (areOn: boolean) => void } {
  const dispatch = useDispatch();
  const person = useSelector(selectPerson).id;
  return {
    areOn: useSelector((state: PreferencesPart) => selectKeysAreOn(state, person)),
    onSwitch: (areOn) => dispatch(keysSwitched({ person, areOn })),
  };
}
