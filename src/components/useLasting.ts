import { useEffect, useState } from 'react';

/** Whether something has been so for a while: what passes at once is not worth a change on the screen. */
export function useLasting(isSo: boolean, milliseconds: number): boolean {
  const [isLasting, setLasting] = useState(false);
  if (isLasting && !isSo) setLasting(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => {
      setLasting(true);
    }, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [isSo, milliseconds]);
  return isLasting && isSo;
}
