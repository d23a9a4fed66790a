import * as z from 'zod/mini';
import type { ReadLog } from './actionLog';
import { anyHeader } from './logFormat';
import { parseJson } from './parseJson';
import { isEntry, readActionList } from './readActionList';
import { readActionLines } from './readActionLines';
import { readDevToolsFile } from './readDevToolsFile';
import { readRecordedLog } from './readRecordedLog';
import { completeElements } from './completeElements';
import { atOnce, type Stepwise } from './stepwise';

/** What browsers export of their network traffic. */
const har = z.object({ log: z.object({ version: z.string(), entries: z.array(z.unknown()) }) });

/** A replacement character stands where bytes are no UTF-8; no text holds a zero. */
const isText = (beginning: string): boolean => !beginning.includes('\uFFFD') && !beginning.includes('\0');

/**
 * Reads a file of any kind QA brings: a recorded log, a bare list of actions, a file exported by Redux DevTools (whole or as
 * text inside `payload`), each of them possibly cut off. Never throws.
 * @param slices names of the state's slices; a foreign action of none of them is listed and left out
 */
export const readLog = (text: string, slices: readonly string[]): ReadLog =>
  atOnce(readLogStepwise(text, slices));

/** The same little by little, for a page that goes on answering in the meantime. JSON of other tools is taken apart in one go. */
export function* readLogStepwise(text: string, slices: readonly string[]): Stepwise<ReadLog> {
  const content = text.replace(/^\uFEFF/, '').trim();
  if (content === '') return { ok: false, problem: { kind: 'empty' } };
  const firstLine = parseJson(content.slice(0, lineEnd(content)));
  if (anyHeader.safeParse(firstLine).success) return yield* readRecordedLog(content);
  const whole = parseJson(content);
  if (whole !== undefined) return yield* readWhole(whole, slices);
  if (content.startsWith('['))
    return yield* readActionList(completeElements(content), slices, { isCut: true });
  if (isEntry(firstLine)) return yield* readActionLines(content, slices);
  if (firstLine !== undefined)
    return {
      ok: false,
      problem: { kind: 'not-a-log', found: `lines of JSON that start with ${described(firstLine)}` },
    };
  if (content.startsWith('{')) return { ok: false, problem: { kind: 'nothing-complete' } };
  if (!isText(content.slice(0, 1_000))) return { ok: false, problem: { kind: 'not-text' } };
  return { ok: false, problem: { kind: 'not-a-log', found: 'text that isn’t JSON' } };
}

function* readWhole(whole: unknown, slices: readonly string[]): Stepwise<ReadLog> {
  if (Array.isArray(whole)) return yield* readActionList(whole, slices, { isCut: false });
  const devTools = readDevToolsFile(whole, slices);
  if (devTools !== undefined) return yield* devTools;
  if (isEntry(whole)) return yield* readActionList([whole], slices, { isCut: false });
  return { ok: false, problem: { kind: 'not-a-log', found: described(whole) } };
}

function described(value: unknown): string {
  if (har.safeParse(value).success) return 'network traffic in HAR format';
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : `a ${typeof value}`;
  const names = Object.keys(value).slice(0, 3);
  return names.length === 0
    ? 'an empty object'
    : `an object with ${names.map((n) => `“${n.slice(0, 30)}”`).join(', ')}`;
}

function lineEnd(text: string): number {
  const end = text.indexOf('\n');
  return end === -1 ? text.length : end;
}
