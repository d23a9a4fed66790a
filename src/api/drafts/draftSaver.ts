import type { ApiFailure } from '../base/apiFailure';
import type { ShownSaving } from './draftStore';

/** How far the typed is in safety, for the line beside the buttons. */
export type SaveState =
  | { readonly kind: 'untouched' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  /** The server has not taken it; it is kept on this device and tried again. */
  | { readonly kind: 'failed'; readonly failure: ApiFailure };

export type Saved =
  | { readonly ok: true; readonly savedAt: string }
  /** `isFinal` where trying again by itself cannot help, as with a draft that somebody else has saved since. */
  | { readonly ok: false; readonly failure: ApiFailure; readonly isFinal?: boolean };

/** The copy on this device: the form and when the server's draft that it was built on was saved. */
export interface SavedDraft<F> {
  readonly form: F;
  readonly basedOn: string | null;
}

/** When a change goes to the server: after a pause in typing, or at once. */
export type Urgency = 'soon' | 'at-once';

interface Dependencies<F> {
  /** Keeps a copy on this device. */
  readonly persist: (stored: SavedDraft<F>) => void;
  /** Keeps the draft on the server. */
  readonly save: (form: F) => Promise<Saved>;
  /** Null before: nothing is known of what the server has. Without it, every change follows soon. */
  readonly urgencyOf?: (before: F | null, after: F) => Urgency;
}

/** A pause in typing after which the copy on this device, and then the server's draft, follow. */
export const KEEP_AFTER_MS = 250;
export const SAVE_AFTER_MS = 1_500;
export const RETRY_AFTER_MS = 15_000;

export interface DraftSaver<F> {
  /** The form has changed; the last one told is the one that is saved. */
  readonly changed: (form: F) => void;
  /** Saves at once what waits. */
  readonly saveNow: () => void;
  /** Nothing is saved any more until the form changes again; resolves when no call is under way. Before the form is sent. */
  readonly hold: () => Promise<void>;
  /** The screen is left: what was not kept yet is kept now, and nothing follows. */
  readonly stop: () => void;
  readonly state: () => SaveState;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Saves a form while it is written: first on this device, then on the server, one call at a time, again after a failure.
 * @param shown in a replay, how far it was saved; nothing is saved there
 */
export function createDraftSaver<F>(
  { persist, save, urgencyOf = () => 'soon' }: Dependencies<F>,
  savedAt: string | null,
  shown?: ShownSaving,
): DraftSaver<F> {
  const listeners = new Set<() => void>();
  const lastSaved = shown?.savedAt ?? savedAt;
  let state: SaveState =
    shown?.isWaiting === true
      ? { kind: 'waiting' }
      : lastSaved === null
        ? { kind: 'untouched' }
        : { kind: 'saved', at: lastSaved };
  let basedOn = savedAt;
  let lastReported: F | null = null;
  let isUrgent = false;
  let unkept: F | null = null;
  let unsaved: F | null = null;
  let underWay: Promise<void> | null = null;
  let isStopped = false;
  let isDropped = false;
  let persistTimer: ReturnType<typeof setTimeout> | undefined;
  let saveTimer: ReturnType<typeof setTimeout> | undefined;

  function become(next: SaveState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function persistNow(): void {
    clearTimeout(persistTimer);
    if (unkept !== null) persist({ form: unkept, basedOn });
    unkept = null;
  }

  function saveNow(): void {
    clearTimeout(saveTimer);
    const form = unsaved;
    if (form === null || underWay !== null) return;
    // First on this device: a copy that came after the answer would say that something waits.
    persistNow();
    unsaved = null;
    isUrgent = false;
    become({ kind: 'saving' });
    underWay = save(form).then((outcome) => {
      underWay = null;
      settle(form, outcome);
    });
  }

  function settle(form: F, outcome: Saved): void {
    if (outcome.ok) {
      basedOn = outcome.savedAt;
      if (!isDropped) persist({ form: unsaved ?? form, basedOn });
      become(unsaved === null ? { kind: 'saved', at: outcome.savedAt } : { kind: 'waiting' });
      if (unsaved !== null) saveLater(isUrgent ? 0 : SAVE_AFTER_MS);
    } else {
      if (!isDropped) unsaved ??= form;
      become({ kind: 'failed', failure: outcome.failure });
      if (outcome.isFinal !== true) saveLater(RETRY_AFTER_MS);
    }
  }

  function saveLater(afterMs: number): void {
    clearTimeout(saveTimer);
    if (!isStopped && !isDropped && shown === undefined) saveTimer = setTimeout(saveNow, afterMs);
  }

  return {
    changed: (form) => {
      const urgency = urgencyOf(lastReported, form);
      lastReported = form;
      isDropped = false;
      isStopped = false;
      unkept = form;
      clearTimeout(persistTimer);
      persistTimer = setTimeout(persistNow, KEEP_AFTER_MS);
      unsaved = form;
      isUrgent ||= urgency === 'at-once';
      if (underWay !== null) return;
      saveLater(isUrgent ? 0 : SAVE_AFTER_MS);
      if (state.kind !== 'waiting') become({ kind: 'waiting' });
    },
    saveNow,
    hold: async () => {
      persistNow();
      clearTimeout(saveTimer);
      isDropped = true;
      unsaved = null;
      lastReported = null;
      await underWay;
    },
    stop: () => {
      persistNow();
      isStopped = true;
      saveNow();
    },
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
