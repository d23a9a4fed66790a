import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Outlet, useLocation } from 'react-router-dom';
import { guard } from '../../routing/guard';
import { ROUTES } from '../../routing/routes';
import { selectIsSignedIn, selectIsTemporary, selectOwner, selectRoles } from '../../state/session';
import { Waiting } from '../../components/Waiting';
import { AlertRegion } from './AlertRegion';
import { BusyBar } from './BusyBar';
import { ExpiryWarning } from './ExpiryWarning';
import { GuestFrame } from './GuestFrame';
import { RecordingMark } from './RecordingMark';
import { SignedInFrame } from './SignedInFrame';
import { useFilledFields } from './useFilledFields';
import { useFocusKeeper } from './useFocusKeeper';
import { useFocusOnNavigation } from './useFocusOnNavigation';
import { useRouteName } from './useRoute';

const OVER_THE_SCREEN = (
  <>
    <AlertRegion />
    <ExpiryWarning />
  </>
);

/**
 * The application root: the current screen inside its frame, with the transient alerts and the busy bar. A screen that its
 * viewer may not see any more vanishes in the same moment, before any navigation (H38), and another person or company never
 * meets the old one's mounted screen (H04).
 */
export function Frame() {
  const name = useRouteName();
  const { pathname } = useLocation();
  const owner = useSelector(selectOwner);
  const isSignedIn = useSelector(selectIsSignedIn);
  const isTemporary = useSelector(selectIsTemporary);
  const roles = useSelector(selectRoles);
  useFocusOnNavigation();
  useFilledFields();
  useFocusKeeper();

  const allowed = ROUTES.find((route) => route.name === name)?.roles;
  const maySee =
    allowed === undefined || guard(allowed, { isSignedIn, roles, isTemporary }, pathname).kind === 'proceed';
  // The frame follows every change of the address; what is in it need not be drawn again for that.
  const screen = useMemo(() => (maySee ? <Outlet key={owner} /> : <Waiting />), [maySee, owner]);
  const signedIn = useMemo(() => <SignedInFrame>{screen}</SignedInFrame>, [screen]);
  return (
    <>
      <BusyBar />
      {name === 'login' ? (
        <>
          {screen}
          <RecordingMark isAlone />
        </>
      ) : isSignedIn && !isTemporary ? (
        signedIn
      ) : (
        <GuestFrame>{screen}</GuestFrame>
      )}
      {OVER_THE_SCREEN}
    </>
  );
}
