import { use, useCallback } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useLocation, useNavigation } from 'react-router-dom';

/**
 * Whether the reader is still on the address that this screen shows. A list that writes a late search into the address would
 * otherwise call off the way to a record, or put the search in the place of the record's ID.
 */
export function useStillHere() {
  const router = use(RouterContext)?.router;
  const { key } = useLocation();
  const isLeaving = useNavigation().state !== 'idle';
  // React draws a step of the router later, on a slow computer much later: only the router itself knows what holds now.
  const isStillHere = useCallback(
    () => router?.state.navigation.state === 'idle' && router.state.location.key === key,
    [router, key],
  );
  return { isLeaving, isStillHere };
}
