import { type Dispatch, useEffect, useMemo, useRef } from 'react';
import type { DecimalMark } from '../../../../domain/numberText';
import type { LineActions } from './LineRow';
import { type LineField, LINE_FIELDS } from './lineText';
import { pastedBlock } from './pastedBlock';
import { lineFieldId } from './reportFaults';
import { blankLine, type ReportEvent, type ReportForm } from './reportForm';
import { type Pasting, usePasting } from './usePasting';

interface LineEditing {
  readonly actions: LineActions;
  /** Adds a line below the last one and goes to it. */
  readonly add: () => void;
  readonly pasting: Pasting;
}

/**
 * What may be done in the grid: Enter goes to the same field of the next line and begins one below the last, Ctrl+Delete takes a
 * line out, a block from a spreadsheet is taken where it is pasted, and Ctrl+Z right after that takes it back.
 */
export function useLineActions(
  form: ReportForm,
  lastDay: string,
  mark: DecimalMark,
  send: Dispatch<ReportEvent>,
): LineEditing {
  const pasting = usePasting(form, lastDay, send);
  const { take, undo } = pasting;
  const wanted = useRef<string | null>(null);
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
    if (wanted.current === null) return;
    const field = document.getElementById(wanted.current);
    wanted.current = null;
    field?.focus();
  }, [form]);

  const add = (after: string | null, field: LineField): void => {
    wanted.current = lineFieldId(`l${latest.current.nextKey}`, field);
    send({ type: 'lineAdded', line: blankLine(lastDay), after });
  };

  // The rows are many and drawn again only when they change: what they are handed must stay the same.
  const actions = useMemo(
    (): LineActions => ({
      change: (key, part) => {
        send({ type: 'lineChanged', key, part });
      },
      remove: (key) => {
        const { lines } = latest.current;
        const at = lines.findIndex((line) => line.key === key);
        const next = lines[at + 1] ?? lines[at - 1];
        wanted.current = next === undefined ? 'add-line' : lineFieldId(next.key, 'quantity');
        send({ type: 'lineRemoved', key });
      },
      press: (key, field, { key: pressed, ctrlKey, metaKey, shiftKey }) => {
        const { lines, nextKey } = latest.current;
        const at = lines.findIndex((line) => line.key === key);
        const goTo = (place: number): boolean => {
          const line = lines[place];
          if (line !== undefined) document.getElementById(lineFieldId(line.key, field))?.focus();
          return line !== undefined;
        };
        if (pressed === 'Delete' && (ctrlKey || metaKey)) {
          const next = lines[at + 1] ?? lines[at - 1];
          wanted.current = next === undefined ? 'add-line' : lineFieldId(next.key, field);
          send({ type: 'lineRemoved', key });
          return true;
        }
        if (pressed === 'z' && (ctrlKey || metaKey)) return undo();
        const isArrow = field === 'quantity' || field === 'description' || field === 'country';
        if (pressed === 'ArrowUp' && isArrow) return goTo(at - 1);
        if (pressed === 'ArrowDown' && isArrow) return goTo(at + 1);
        if (pressed !== 'Enter') return false;
        if (shiftKey) {
          goTo(at - 1);
          return true;
        }
        if (goTo(at + 1)) return true;
        wanted.current = lineFieldId(`l${nextKey}`, field);
        send({ type: 'lineAdded', line: blankLine(lastDay), after: key });
        return true;
      },
      paste: (key, field, text) => {
        const block = pastedBlock(text, field, mark);
        if (block === null) return false;
        take(key, block);
        return true;
      },
    }),
    [send, lastDay, mark, take, undo],
  );
  return {
    actions,
    add: () => {
      add(null, LINE_FIELDS[3]);
    },
    pasting,
  };
}
