import { useEffect, useRef, useState, type RefObject } from 'react';

interface Tip {
  readonly texts: readonly CutText[];
  readonly left: number;
  readonly top: number;
}

/**
 * Shows what columns cut off: of the cell under the pointer, or of the whole row that the keyboard has reached. Screen readers
 * read the cells themselves, which hold the whole text. Escape closes it, and the pointer may move onto it (WCAG 1.4.13).
 */
export function CutTextTip({ frame }: { readonly frame: RefObject<HTMLElement | null> }) {
  const [tip, setTip] = useState<Tip | null>(null);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const list = frame.current;
    if (list === null) return undefined;
    const close = (): void => {
      setTip(null);
    };
    const show = (cells: readonly HTMLElement[], under: Element): void => {
      const texts = cutTexts(cells);
      const { left, bottom } = under.getBoundingClientRect();
      setTip(texts.length === 0 ? null : { texts, left: Math.max(8, left), top: bottom });
    };
    const onOver = ({ target }: MouseEvent): void => {
      if (!(target instanceof Element) || box.current?.contains(target) === true) return;
      const cell = target.closest<HTMLElement>('td, th');
      if (cell !== null) show([cell], cell);
    };
    const onFocus = ({ target }: FocusEvent): void => {
      const row = target instanceof Element && target.matches(':focus-visible') ? target.closest('tr') : null;
      if (row !== null) show([...row.querySelectorAll<HTMLElement>('td, th')], row);
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    list.addEventListener('mouseover', onOver);
    list.addEventListener('mouseleave', close);
    list.addEventListener('focusin', onFocus);
    list.addEventListener('focusout', close);
    document.addEventListener('keydown', onKey);
    document.addEventListener('scroll', close, { capture: true, passive: true });
    return () => {
      list.removeEventListener('mouseover', onOver);
      list.removeEventListener('mouseleave', close);
      list.removeEventListener('focusin', onFocus);
      list.removeEventListener('focusout', close);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('scroll', close, { capture: true });
    };
  }, [frame]);

  if (tip === null) return null;
  return (
    <div ref={box} className="cut-text" aria-hidden="true" style={{ left: tip.left, top: tip.top }}>
      {tip.texts.map(({ title, text }) => (
        <div key={title}>
          {tip.texts.length === 1 ? null : <span className="cut-text-title">{title}</span>}
          {text}
        </div>
      ))}
    </div>
  );
}

/** A cell's text that its column is too narrow for, with the column's heading. */
interface CutText {
  readonly title: string;
  readonly text: string;
}

/** The cells of a row whose text is cut off, of those named. */
function cutTexts(cells: readonly HTMLElement[]): readonly CutText[] {
  return cells.filter(isCut).map((cell) => ({
    title: cell.dataset['title'] ?? '',
    text: cell.innerText.replace(/\s+/g, ' ').trim(),
  }));
}

/** A pixel of tolerance: widths are rounded. A part of a cell may cut its own text, as a status does. */
const isCut = (cell: HTMLElement): boolean =>
  [cell, ...cell.querySelectorAll<HTMLElement>('[data-may-cut]')].some(
    (part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 3,
  );
