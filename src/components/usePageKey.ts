import { useEffect } from 'react';

/** One key of the whole page, never while somebody types or a dialog is open; it can be switched off (WCAG 2.1.4). */
export function usePageKey(key: string, run: () => void, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event;
      const isBusy =
        target instanceof HTMLElement &&
        (target.matches('input:not([type="checkbox"]), textarea, select') ||
          target.closest('dialog') !== null);
      if (event.key !== key || isBusy || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [key, run, isOn]);
}
