import { useState } from 'react';

/** Plain data that keeps its identity while its content is the same, so that what depends on it is not made again. */
export function useSameContent<Data extends object>(data: Data): Data {
  const [held, setHeld] = useState(data);
  if (held === data || JSON.stringify(held) === JSON.stringify(data)) return held;
  setHeld(data);
  return data;
}
