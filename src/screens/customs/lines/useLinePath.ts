import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { linePath } from './linePath';

/**
 * Where the lines of a list lead. While other lines are on their way, those on screen keep their links: a new address alone draws no
 * row again, and the links follow with the answer.
 */
export function useLinePath(isFetching: boolean): (id: string) => string {
  const address = useSearchParams()[0].toString();
  const [held, setHeld] = useState(address);
  if (!isFetching && held !== address) setHeld(address);
  return linePath(new URLSearchParams(held));
}
