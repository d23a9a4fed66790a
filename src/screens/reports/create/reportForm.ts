import * as z from 'zod/mini';
import { checkKind } from '../../../../contract/entities/report';
import { REPORT_LINE_KINDS } from '../../../../domain/reportLine';
import type { ReportCheckKind } from '../../../../domain/reportCheck';

/** A line as it is being written. */
export const lineFormSchema = z.object({
  /** Names the line while others come and go around it. */
  key: z.string(),
  kind: z.enum(REPORT_LINE_KINDS),
  /** 'YYYY-MM-DD' as soon as it can be read, else as typed. */
  date: z.string(),
  description: z.string(),
  /** In the wire's form; empty where none can be read. */
  quantity: z.string(),
  /** A quantity that cannot be read, as typed; else empty. */
  unread: z.string(),
  country: z.string(),
});
export type LineForm = z.infer<typeof lineFormSchema>;
export type NewLine = Omit<LineForm, 'key'>;

const certification = z.object({ isTrue: z.boolean(), name: z.string(), title: z.string() });
export type Certification = z.infer<typeof certification>;

/** A report or an amendment as it is being written, on the screen and in the copy kept on this device. */
export const reportFormSchema = z.object({
  lines: z.array(lineFormSchema),
  nextKey: z.int(),
  /** Said by a press of its own: there is nothing to report. */
  isNothing: z.boolean(),
  /** Warnings that were read and are right. */
  confirmed: z.array(checkKind),
  /** Why a report is amended. */
  reason: z.string(),
  certification,
});
export type ReportForm = z.infer<typeof reportFormSchema>;

export const EMPTY_REPORT: ReportForm = {
  lines: [],
  nextKey: 1,
  isNothing: false,
  confirmed: [],
  reason: '',
  certification: { isTrue: false, name: '', title: '' },
};

export type ReportEvent =
  | { readonly type: 'lineAdded'; readonly line: NewLine; readonly after: string | null }
  | { readonly type: 'lineChanged'; readonly key: string; readonly part: Partial<NewLine> }
  | { readonly type: 'lineRemoved'; readonly key: string }
  /** A block was pasted on a line: its rows go over that line and the ones after it, and on below the last. */
  | {
      readonly type: 'blockPasted';
      readonly on: string;
      readonly rows: readonly Partial<NewLine>[];
      readonly blank: NewLine;
    }
  /** Lines of a file or a report were read; lines in which nothing was typed make room for them, and on demand all others too. */
  | { readonly type: 'linesRead'; readonly lines: readonly NewLine[]; readonly isReplacing?: boolean }
  | { readonly type: 'nothingSaid' }
  | { readonly type: 'nothingTakenBack' }
  | { readonly type: 'warningRead'; readonly kind: ReportCheckKind; readonly isConfirmed: boolean }
  | { readonly type: 'reasonChanged'; readonly reason: string }
  | { readonly type: 'certificationChanged'; readonly part: Partial<Certification> }
  /** Another draft was taken up. */
  | { readonly type: 'formReplaced'; readonly form: ReportForm };

/** What an event makes of the report. Whoever certified or confirmed does so again when what it was about changes. */
export function reportAfter(form: ReportForm, event: ReportEvent): ReportForm {
  switch (event.type) {
    case 'lineAdded': {
      const at = form.lines.findIndex(({ key }) => key === event.after) + 1 || form.lines.length;
      return changed(form, form.lines.toSpliced(at, 0, { ...event.line, key: keyOf(form.nextKey) }), 1);
    }
    case 'lineChanged':
      return changed(
        form,
        form.lines.map((line) => (line.key === event.key ? { ...line, ...event.part } : line)),
      );
    case 'lineRemoved':
      return changed(
        form,
        form.lines.filter(({ key }) => key !== event.key),
      );
    case 'blockPasted': {
      const at = form.lines.findIndex(({ key }) => key === event.on);
      const pasted = event.rows.map((row, index): LineForm => {
        const under = at < 0 ? undefined : form.lines[at + index];
        return { ...(under ?? { ...event.blank, key: keyOf(form.nextKey + index) }), ...row };
      });
      const lines = at < 0 ? [...form.lines, ...pasted] : form.lines.toSpliced(at, pasted.length, ...pasted);
      return changed(form, lines, pasted.length);
    }
    case 'linesRead': {
      const typed = event.isReplacing === true ? [] : form.lines.filter((line) => !isBlank(line));
      const read = event.lines.map((line, index) => ({ ...line, key: keyOf(form.nextKey + index) }));
      return changed(form, [...typed, ...read], read.length);
    }
    case 'nothingSaid':
      return { ...changed(form, []), isNothing: true };
    case 'nothingTakenBack':
      return changed(form, form.lines);
    case 'warningRead': {
      const others = form.confirmed.filter((kind) => kind !== event.kind);
      return { ...form, confirmed: event.isConfirmed ? [...others, event.kind] : others };
    }
    case 'reasonChanged':
      return uncertified({ ...form, reason: event.reason });
    case 'certificationChanged':
      return { ...form, certification: { ...form.certification, ...event.part } };
    case 'formReplaced':
      return event.form;
  }
}

const keyOf = (place: number): string => `l${place}`;

const uncertified = (form: ReportForm): ReportForm => ({
  ...form,
  certification: { ...form.certification, isTrue: false },
});

const changed = (form: ReportForm, lines: LineForm[], newKeys = 0): ReportForm =>
  uncertified({ ...form, lines, nextKey: form.nextKey + newKeys, isNothing: false, confirmed: [] });

/** Whether nothing was typed into a line: its date and kind are filled in from the start. */
export const isBlank = ({ description, quantity, unread, country }: NewLine): boolean =>
  description === '' && quantity === '' && unread === '' && country === '';

/** How many of the lines under a pasted block hold something else than it would write there. */
export const linesPastedOver = (
  lines: readonly LineForm[],
  on: string,
  rows: readonly Partial<NewLine>[],
): number => {
  const at = lines.findIndex(({ key }) => key === on);
  if (at < 0) return 0;
  return rows.filter((row, index) => {
    const line = lines[at + index];
    return line !== undefined && !isBlank(line) && PARTS.some((part) => isOther(line[part], row[part]));
  }).length;
};

const PARTS = ['date', 'kind', 'description', 'quantity', 'unread', 'country'] as const;
const isOther = (kept: string, written: string | undefined): boolean =>
  kept !== '' && written !== undefined && kept !== written;

/** Whether nothing was put in that would be missed. */
export const isEmptyReport = (form: ReportForm): boolean =>
  form.lines.every(isBlank) && !form.isNothing && form.reason === '';

/** A line for the sum of a period, with nothing typed yet. */
export const blankLine = (lastDay: string): NewLine => ({
  kind: 'SHIPPED',
  date: lastDay,
  description: '',
  quantity: '',
  unread: '',
  country: '',
});

/** A form around lines that come from a draft, a file or a report. */
export const formOf = (lines: readonly NewLine[]): ReportForm => ({
  ...EMPTY_REPORT,
  lines: lines.map((line, index) => ({ ...line, key: keyOf(index + 1) })),
  nextKey: lines.length + 1,
});
