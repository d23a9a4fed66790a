import { logout } from '../../../contract/endpoints/identity';
import { sessionEnded } from '../../state/sessionEnd';
import { callHeaders } from '../base/callHeaders';
import { sendRequest } from '../base/httpRequest';
import { identityApi } from './identity';
import type { ApiThunk } from '../base/refresh';
import { withAttempt } from './signIn';

/**
 * Signs out here and now and tells the server, which ends the refresh credential. Nobody is kept waiting for its answer, and
 * no later call leaves with the old token (H38). The request is sent first and apart: the end of the session drops every call
 * under way.
 */
export const signOut = (): ApiThunk<void> => (dispatch, getState, extra) => {
  const answered = sendRequest(extra.http, {
    method: logout.method,
    path: logout.path,
    headers: callHeaders(getState()),
    keepalive: true,
  });
  void withAttempt(extra.attempts, answered, (attempt) =>
    dispatch(identityApi.endpoints.logout.initiate({ attempt }, { track: false })),
  );
  dispatch(sessionEnded('signed-out'));
};
