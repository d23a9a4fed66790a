import type { ActionLog, Checkpoint, LoggedConsole, LoggedNote, LogStep, ReadLog } from './actionLog';
import { anyHeader, bodyLine, endLine, headerLine, LOG_VERSION, type ActionLine } from './logFormat';
import type { LogProblem } from './logProblem';
import { withPresentCalls } from './earlierNames';
import { parseJson } from './parseJson';
import { createDigest } from './digest';
import type { Stepwise } from './stepwise';
import { stepWithAnswers, withAnswers } from './sharedAnswers';
import { textLines, type TextLine } from './textLines';

/** Reads our own file line by line; what can be read is kept, and what cannot is said. */
export function* readRecordedLog(content: string): Stepwise<ReadLog> {
  const lines = textLines(content);
  const { text = '' } = lines.next().value ?? {};
  const first = parseJson(text);
  const version = anyHeader.safeParse(first).data?.version ?? 0;
  if (version > LOG_VERSION) return { ok: false, problem: { kind: 'newer-format', version } };
  const header = headerLine.safeParse(first);
  if (!header.success) {
    const field = header.error.issues[0]?.path.join('.') ?? 'something';
    return { ok: false, problem: { kind: 'damaged-header', field } };
  }
  const { state: start, ...about } = header.data;
  const body = yield* readBody(text, lines);
  if (body.steps.length === 0) return { ok: false, problem: { kind: 'no-actions' } };
  const { answers, ...parts } = body;
  const log: ActionLog = {
    source: 'recorder',
    header: about,
    ...parts,
    start: withAnswers(answers, start),
    steps: parts.steps.map((step) => stepWithAnswers(answers, step)),
    checkpoints: parts.checkpoints.map((one) => ({ ...one, state: withAnswers(answers, one.state) })),
  };
  return { ok: true, log: withPresentCalls(log) };
}

function* readBody(
  firstLine: string,
  lines: Iterable<TextLine>,
): Stepwise<
  Omit<ActionLog, 'source' | 'header' | 'start'> & { readonly answers: ReadonlyMap<string, unknown> }
> {
  const steps: LogStep[] = [];
  const checkpoints: Checkpoint[] = [];
  const console: LoggedConsole[] = [];
  const notes: LoggedNote[] = [];
  const problems: LogProblem[] = [];
  const answers = new Map<string, unknown>();
  const digest = createDigest();
  digest.add(firstLine);
  let actions = 0;
  let last: number | undefined;
  let hasEnd = false;

  for (const { text, number, isLast, done } of lines) {
    yield done;
    if (text === '') continue;
    const json = parseJson(text);
    const end = endLine.safeParse(json);
    if (end.success) {
      hasEnd = true;
      if (end.data.actions !== actions || end.data.digest !== digest.value())
        problems.push({ kind: 'altered', actions: end.data.actions });
      break;
    }
    digest.add(text);
    const line = bodyLine.safeParse(json);
    if (!line.success) {
      // A last line that is no JSON is where the file breaks off.
      if (json !== undefined || !isLast) problems.push({ kind: 'damaged-line', line: number });
      continue;
    }
    take(line.data);
  }
  if (!hasEnd) problems.push({ kind: 'truncated', actions });
  return { steps, checkpoints, console, notes, problems, answers };

  function take(line: (typeof bodyLine)['_zod']['output']): void {
    switch (line.kind) {
      case 'action':
        if (last !== undefined && line.seq > last + 1)
          problems.push({ kind: 'missing-actions', from: last + 1, to: line.seq - 1 });
        last = line.seq;
        actions += 1;
        steps.push(stepOf(line));
        break;
      case 'restart':
        steps.push({ ...line, seq: last ?? 0 });
        break;
      case 'checkpoint':
        checkpoints.push({ afterSteps: steps.length, state: line.state });
        break;
      case 'answer':
        answers.set(line.digest, line.data);
        break;
      case 'console':
        console.push({ at: line.at, level: line.level, text: line.text, afterSteps: steps.length });
        break;
      case 'note':
        notes.push({ text: line.text, afterSteps: steps.length });
        break;
    }
  }
}

const stepOf = ({ settled, drift = [], cause, ...line }: ActionLine): LogStep => ({
  ...line,
  isSettled: settled === true,
  drift,
  ...(cause === undefined ? {} : { cause }),
});
