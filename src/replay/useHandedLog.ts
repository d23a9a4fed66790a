import { useEffect, useEffectEvent } from 'react';
import { awaitLog } from '../browser/logHandover';

/** Opens the log that the window which opened this one hands over; its address names where it waits. */
export function useHandedLog(open: (log: File) => void): void {
  const take = useEffectEvent(open);
  useEffect(() => {
    const id = /^#log=([\w-]+)$/.exec(location.hash)?.[1];
    if (id === undefined) return undefined;
    return awaitLog(id, (log) => {
      // It is handed over once: a page that is reloaded waits for nothing.
      history.replaceState(null, '', location.pathname);
      take(log);
    });
  }, []);
}
