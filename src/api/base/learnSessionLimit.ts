import { selectIsTemporary } from '../../state/session';
import { sessionLimitShared } from '../../state/sessionLimit';
import { accountApi } from '../account/account';
import type { ApiThunk } from './apiThunk';

/**
 * Asks when this session ends if nobody uses it: neither storage nor token says so after a reload, and a refresh would be a use of
 * it. Unanswered it stays unknown.
 */
export const learnSessionLimit = (): ApiThunk<Promise<void>> => async (dispatch, getState, extra) => {
  if (selectIsTemporary(getState())) return;
  const { data: sessions } = await dispatch(
    accountApi.endpoints.listOwnSessions.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  const mine = sessions?.find(({ isThisOne }) => isThisOne);
  if (mine !== undefined) dispatch(sessionLimitShared(extra.now() + mine.secondsLeft * 1_000));
};
