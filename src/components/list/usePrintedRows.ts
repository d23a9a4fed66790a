import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** A longer list is exported: nobody reads two hundred pages, and a browser takes minutes to lay them out. */
export const MOST_PRINTED = 2_000;

/**
 * Prints a list whole, though only a page of it is on the screen: all rows are asked for first, then shown, then printed. A browser
 * does not wait with what is printed from its own menu, so the keys for printing come here, too; from the menu, the page is printed.
 * @param load the rows, at most `MOST_PRINTED`; null where they could not be had, and the page is printed, which says so
 * @param isWhole whether all rows are on the screen
 */
export function usePrintedRows<Row>(
  load: (() => Promise<readonly Row[] | null>) | undefined,
  isWhole: boolean,
) {
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const [isLoading, setLoading] = useState(false);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    const end = (): void => {
      setRows(null);
    };
    window.addEventListener('afterprint', end);
    return () => {
      isHere.current = false;
      window.removeEventListener('afterprint', end);
    };
  }, []);

  const print = async (): Promise<void> => {
    if (isLoading) return;
    if (load !== undefined && !isWhole) {
      setLoading(true);
      const all = await load();
      if (!isHere.current) return;
      // On the page before the browser looks at it.
      flushSync(() => {
        setRows(all);
        setLoading(false);
      });
    }
    window.print();
  };
  useKeysForPrinting(load === undefined || isWhole ? null : print);
  return { rows, isLoading, print };
}

function useKeysForPrinting(print: (() => Promise<void>) | null): void {
  useEffect(() => {
    if (print === null) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      const isPrint = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey);
      if (!isPrint || event.altKey || event.shiftKey || event.defaultPrevented) return;
      event.preventDefault();
      void print();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  });
}
