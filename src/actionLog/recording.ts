import { exportLog, type ExportedLog, type ExportWishes } from './exportLog';
import type { StoredRecording } from './storedRecording';
import type { AnyReducer, ConsoleLine, PageFacts } from './logFormat';
import { createRecorder, type Recorder } from './recorder';
import { createFingerprints } from './redaction/fingerprints';
import { createRedactor } from './redaction/redactor';
import { createRing, newestStretches, type StretchStart } from './ring';
import { createSealer, type PassedAction, type Sealer } from './sealer';
import { stateHash } from './stateHash';

interface RecordingSettings {
  readonly reducer: AnyReducer;
  readonly page: PageFacts;
  /** What an earlier page of this tab recorded. */
  readonly stored: StoredRecording | null;
  /** An earlier page recorded more than could be kept. */
  readonly isEarlierLost?: boolean;
  /** Random text; an earlier page's goes on. */
  readonly salt: string;
  readonly now: () => number;
  readonly mono: () => number;
  readonly whenIdle: (task: () => void) => void;
  /** Characters of lines that are kept in memory. */
  readonly mostCharacters?: number;
}

export interface Recording extends Pick<Recorder, 'first' | 'last'> {
  /** Adds what the console said. */
  readonly note: (level: ConsoleLine['level'], text: string) => void;
  /** A secret that passed beside the state: it is taken out of what people write, too. */
  readonly learn: (secret: string) => void;
  /** The log so far as a file. */
  readonly export: (wishes: ExportWishes) => ExportedLog;
  /** What somebody wrote about a problem, as it is put into the log. */
  readonly scan: (note: string) => string;
  /** The log as it is now has been handed to somebody. */
  readonly handedOver: () => void;
  /** How many actions have passed since it was; null where it never was. */
  readonly sinceHandedOver: () => number | null;
  /** What to keep over a reload, within so many characters. */
  readonly save: (mostCharacters: number) => StoredRecording;
}

/** Actions between two whole states: what a reader folds at most, and what the ring drops at once. */
const STRETCH = 500;
const MOST_CHARACTERS = 12_000_000;
const LONGEST_NOTE = 2_000;
const EARLIER_LOST =
  'The recording of earlier pages in this tab was too large to keep after a reload. The log starts with this page.';

/** One tab's recording: it holds redacted lines only, bounded, over reloads. */
export function createRecording(settings: RecordingSettings): Recording {
  const { reducer, page, stored, now, mono, mostCharacters = MOST_CHARACTERS } = settings;
  const salt = stored?.salt ?? settings.salt;
  const redactor = createRedactor(salt, createFingerprints(salt, stored?.fingerprints));
  const ring = createRing(mostCharacters, stored?.stretches);
  let sealer: Sealer | undefined;
  let seq = stored?.seq ?? 0;
  let handedOverAt = stored?.handedOverAt ?? null;

  const stretchStart = (kind: StretchStart['kind'], state: unknown): StretchStart => ({
    kind,
    seq,
    page,
    state: JSON.stringify(state),
    hash: stateHash(state),
  });

  function take(passed: readonly PassedAction[]): void {
    if (sealer === undefined) return;
    for (const one of passed) {
      // A stretch is dropped as a whole: one must not fill the room alone.
      if (ring.sinceBegin() >= STRETCH || ring.linesSinceBegin() > mostCharacters / 4)
        ring.begin(stretchStart('checkpoint', sealer.state()));
      seq = one.seq;
      ring.add(JSON.stringify(sealer.seal(one)), true);
    }
  }

  const recorder = createRecorder({
    now,
    mono,
    lastSeq: seq,
    whenIdle: settings.whenIdle,
    take,
    begin: (state) => {
      sealer = createSealer(reducer, redactor, state);
      ring.begin(stretchStart('page', sealer.state()));
      if (settings.isEarlierLost === true) note('warning', EARLIER_LOST);
    },
  });

  function note(level: ConsoleLine['level'], text: string): void {
    recorder.flush();
    const line: ConsoleLine = {
      kind: 'console',
      at: now(),
      mono: Math.round(mono() * 10) / 10,
      level,
      text: redactor.freeText(text.slice(0, LONGEST_NOTE)),
    };
    ring.add(JSON.stringify(line), false);
  }

  return {
    first: recorder.first,
    last: recorder.last,
    note,
    learn: (secret) => {
      // Codes: they stand by chance in numbers, and are good for minutes.
      if (!/^\d{1,11}$/.test(secret)) redactor.fingerprints.remember(secret);
    },
    export: (wishes) => {
      recorder.flush();
      return exportLog(ring.stretches(), wishes, redactor, reducer);
    },
    scan: (note) => {
      recorder.flush();
      return redactor.note(note);
    },
    handedOver: () => {
      recorder.flush();
      handedOverAt = seq;
    },
    sinceHandedOver: () => {
      recorder.flush();
      return handedOverAt === null ? null : seq - handedOverAt;
    },
    save: (most) => {
      recorder.flush();
      const stretches = newestStretches(ring.stretches(), most);
      return {
        salt,
        seq,
        handedOverAt,
        fingerprints: redactor.fingerprints.stored().map((one) => [...one]),
        stretches: stretches.map((one) => ({
          first: one.first,
          lines: [...one.lines],
          actions: one.actions,
        })),
      };
    },
  };
}
