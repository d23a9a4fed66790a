import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStable } from '../useStable';

/** A longer list is exported: nobody reads two hundred pages, and a browser takes minutes to lay them out. */
export const MOST_PRINTED = 2_000;

/** All rows of a list, as they are asked for to be printed. */
export interface EveryRow<Row> {
  /** What the rows are asked by: filters, search, and order. Rows of another question are never shown or printed. */
  readonly question: string;
  /** The rows, at most `MOST_PRINTED`; null where they could not be had, and the page is printed, which says so. */
  readonly load: () => Promise<readonly Row[] | null>;
}

/**
 * Prints a list whole, though only a page of it is on the screen: all rows are asked for first, then shown, then printed. A browser
 * does not wait with what is printed from its own menu, so the keys for printing come here, too; from the menu, the page is printed.
 * Where the list is asked otherwise meanwhile, nothing is printed: the rows would not be those of the filters above them.
 * @param isWhole whether all rows are on the screen
 */
export function usePrintedRows<Row>(every: EveryRow<Row> | undefined, isWhole: boolean) {
  const question = every?.question ?? '';
  const [printed, setPrinted] = useState<Printed<Row> | null>(null);
  const [isLoading, setLoading] = useState(false);
  if (printed !== null && printed.question !== question) setPrinted(null);
  /** The question of the list on the screen; null when the list is gone. */
  const onScreen = useRef<string | null>(null);
  useLayoutEffect(() => {
    onScreen.current = question;
    return () => {
      onScreen.current = null;
    };
  }, [question]);
  useEffect(() => {
    const end = (): void => {
      setPrinted(null);
    };
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('afterprint', end);
    };
  }, []);

  const print = useStable(async (): Promise<void> => {
    if (isLoading) return;
    if (every !== undefined && !isWhole) {
      setLoading(true);
      const rows = await every.load();
      if (onScreen.current === null) return;
      const isAskedStill = onScreen.current === question;
      // On the page before the browser looks at it.
      flushSync(() => {
        setPrinted(isAskedStill && rows !== null ? { question, rows } : null);
        setLoading(false);
      });
      if (!isAskedStill) return;
    }
    window.print();
  });
  useKeysForPrinting(every === undefined || isWhole ? null : print);
  return { rows: printed?.rows ?? null, isLoading, print };
}

interface Printed<Row> {
  readonly question: string;
  readonly rows: readonly Row[];
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
