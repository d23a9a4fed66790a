import {
  createDraftSaver,
  KEEP_AFTER_MS,
  type SavedDraft,
  RETRY_AFTER_MS,
  SAVE_AFTER_MS,
  type Saved,
  type Urgency,
} from '../../../src/api/drafts/draftSaver';

interface Note {
  readonly text: string;
}
const typed = (text: string): Note => ({ text });
const AT = '2026-04-01T14:03:00.000Z';

function saverOver(answers: readonly Saved[], urgencyOf?: (before: Note | null, after: Note) => Urgency) {
  const stored: SavedDraft<Note>[] = [];
  const saved: Note[] = [];
  const waiting: (() => void)[] = [];
  const saver = createDraftSaver<Note>(
    {
      persist: (copy) => stored.push(copy),
      save: (form) => {
        saved.push(form);
        const answer = answers[saved.length - 1] ?? { ok: true, savedAt: AT };
        return new Promise((resolve) => {
          waiting.push(() => {
            resolve(answer);
          });
        });
      },
      ...(urgencyOf === undefined ? {} : { urgencyOf }),
    },
    null,
  );
  const answer = async (): Promise<void> => {
    waiting.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { saver, stored, saved, answer };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('saving a form while it is written', () => {
  it('keeps a copy on this device a breath after the last key and then the draft on the server, once', async () => {
    const { saver, stored, saved, answer } = saverOver([]);
    saver.changed(typed('a'));
    jest.advanceTimersByTime(KEEP_AFTER_MS - 1);
    saver.changed(typed('ab'));
    jest.advanceTimersByTime(KEEP_AFTER_MS);
    expect(stored).toEqual([{ form: typed('ab'), basedOn: null }]);
    jest.advanceTimersByTime(SAVE_AFTER_MS);
    await answer();
    expect(saved).toEqual([typed('ab')]);
    expect(saver.state()).toEqual({ kind: 'saved', at: AT });
    expect(stored.at(-1)).toEqual({ form: typed('ab'), basedOn: AT });
  });

  it('never has two saves under way, and saves what was typed meanwhile afterward', async () => {
    const { saver, saved, answer } = saverOver([]);
    saver.changed(typed('a'));
    jest.advanceTimersByTime(SAVE_AFTER_MS);
    saver.changed(typed('ab'));
    jest.advanceTimersByTime(SAVE_AFTER_MS * 3);
    expect(saved).toHaveLength(1);
    await answer();
    jest.advanceTimersByTime(SAVE_AFTER_MS);
    expect(saved).toEqual([typed('a'), typed('ab')]);
  });

  it('says when the server did not take it, and tries again by itself', async () => {
    const failure = { kind: 'unreachable', isTimeout: false } as const;
    const { saver, saved, answer } = saverOver([{ ok: false, failure }]);
    saver.changed(typed('a'));
    jest.advanceTimersByTime(SAVE_AFTER_MS);
    await answer();
    expect(saver.state()).toEqual({ kind: 'failed', failure });
    jest.advanceTimersByTime(RETRY_AFTER_MS);
    expect(saved).toEqual([typed('a'), typed('a')]);
  });

  it('does not try again by itself where that cannot help, but with the next change', async () => {
    const failure = { kind: 'refused', status: 409, message: 'Somebody was faster.', errors: [] } as const;
    const { saver, saved, answer } = saverOver([{ ok: false, failure, isFinal: true }]);
    saver.changed(typed('a'));
    jest.advanceTimersByTime(SAVE_AFTER_MS);
    await answer();
    jest.advanceTimersByTime(RETRY_AFTER_MS * 3);
    expect(saved).toHaveLength(1);
    saver.changed(typed('ab'));
    jest.advanceTimersByTime(SAVE_AFTER_MS);
    expect(saved).toEqual([typed('a'), typed('ab')]);
  });

  it('sends at once what would be missed most, also when it came while another save was under way', async () => {
    const { saver, saved, answer } = saverOver([], (_, { text }) =>
      text.includes('file') ? 'at-once' : 'soon',
    );
    saver.changed(typed('a file'));
    jest.advanceTimersByTime(1);
    expect(saved).toEqual([typed('a file')]);
    saver.changed(typed('a second file'));
    await answer();
    jest.advanceTimersByTime(1);
    expect(saved).toEqual([typed('a file'), typed('a second file')]);
  });

  it('H08 keeps what was typed on this device when the screen is torn away in the middle of it', () => {
    const { saver, stored } = saverOver([]);
    saver.changed(typed('an hour of work'));
    saver.stop();
    expect(stored).toEqual([{ form: typed('an hour of work'), basedOn: null }]);
  });

  it('brings no draft back to life after the form was sent', async () => {
    const { saver, stored, saved, answer } = saverOver([]);
    saver.changed(typed('a'));
    jest.advanceTimersByTime(SAVE_AFTER_MS);
    const held = saver.hold();
    const copies = stored.length;
    await answer();
    await held;
    jest.advanceTimersByTime(RETRY_AFTER_MS * 2);
    saver.stop();
    expect(saved).toHaveLength(1);
    expect(stored).toHaveLength(copies);
  });
});
