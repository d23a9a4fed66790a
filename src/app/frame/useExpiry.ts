import { useEffect, useState } from 'react';
import { onWakeUp } from '../../browser/wakeUps';
import { expiryAt, type Expiry } from './expiry';

const SECOND_MS = 1_000;

/** Where the session stands, looked at again in time: also when a sleeping machine or a hidden tab comes back. */
export function useExpiry(endsAt: number | null): Expiry | null {
  const [now, setNow] = useState(() => Date.now());
  const expiry = endsAt === null ? null : expiryAt(endsAt, now);
  const lookIn = expiry?.kind === 'far' ? expiry.lookAgainMs : expiry?.kind === 'near' ? SECOND_MS : null;
  useEffect(() => {
    const look = (): void => {
      setNow(Date.now());
    };
    // A new end is measured from now, not from when the last look was.
    look();
    return onWakeUp(look);
  }, [endsAt]);
  useEffect(() => {
    if (lookIn === null) return undefined;
    const timer = setTimeout(() => {
      setNow(Date.now());
    }, lookIn);
    return () => {
      clearTimeout(timer);
    };
  }, [lookIn, now]);
  return expiry;
}
