import { selectOwner } from '../../state/session';
import { sessionEnded } from '../../state/sessionEnd';
import type { ApiThunk } from '../base/apiThunk';
import { callHeaders } from '../base/callHeaders';
import { identityApi } from './identity';

/**
 * Signs out here and now and tells the server, which ends the refresh credential. Nobody is kept waiting for its answer, and
 * no later call leaves with the old token (H38). The end of the session drops every call under way, so the request leaves right
 * after it, with the headers from before. Unsent work leaves the device, too: somebody else may use it next.
 */
export const signOut =
  (): ApiThunk<void> =>
  (dispatch, getState, { held, draftStore }) => {
    const owner = selectOwner(getState());
    const headers = held.hold({ kind: 'headers', headers: callHeaders(getState()) });
    dispatch(sessionEnded('signed-out'));
    void draftStore.removeAll(owner);
    void dispatch(identityApi.endpoints.logout.initiate({ held: headers }, { track: false }));
  };
