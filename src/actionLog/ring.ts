import type { PageFacts } from './logFormat';

/** Where a stretch of a recording begins: a whole state, and the page it belongs to. */
export interface StretchStart {
  readonly kind: 'page' | 'checkpoint';
  /** Of the last action before. */
  readonly seq: number;
  readonly page: PageFacts;
  /** The state as JSON. */
  readonly state: string;
  readonly hash: string;
}

export interface Stretch {
  readonly first: StretchStart;
  /** Lines of the log, as JSON. */
  readonly lines: readonly string[];
  readonly actions: number;
}

export interface Ring {
  readonly begin: (first: StretchStart) => void;
  readonly add: (line: string, isAction: boolean) => void;
  /** Actions since the newest stretch began. */
  readonly sinceBegin: () => number;
  /** Characters of its lines. */
  readonly linesSinceBegin: () => number;
  readonly stretches: () => readonly Stretch[];
}

interface Writable {
  readonly first: StretchStart;
  readonly lines: string[];
  actions: number;
  size: number;
}

/**
 * Keeps the newest lines of a recording within a bound. Whole stretches are dropped, the oldest first, so that what remains
 * always begins with a state.
 * @param most characters; the newest stretch stays however long it is
 */
export function createRing(most: number, earlier: readonly Stretch[] = []): Ring {
  const stored: Writable[] = [];
  let size = 0;

  function begin(first: StretchStart): Writable {
    const stretch = { first, lines: [], actions: 0, size: 0 };
    stored.push(stretch);
    grow(stretch, first.state.length);
    return stretch;
  }

  function grow(stretch: Writable, by: number): void {
    stretch.size += by;
    size += by;
    while (size > most && stored.length > 1) size -= stored.shift()?.size ?? 0;
  }

  function add(stretch: Writable, line: string, isAction: boolean): void {
    stretch.lines.push(line);
    if (isAction) stretch.actions += 1;
    grow(stretch, line.length);
  }

  for (const { first, lines, actions } of earlier) {
    const stretch = begin(first);
    for (const line of lines) add(stretch, line, false);
    stretch.actions = actions;
  }

  return {
    begin: (first) => {
      begin(first);
    },
    add: (line, isAction) => {
      const newest = stored.at(-1);
      if (newest !== undefined) add(newest, line, isAction);
    },
    sinceBegin: () => stored.at(-1)?.actions ?? 0,
    linesSinceBegin: () => {
      const newest = stored.at(-1);
      return newest === undefined ? 0 : newest.size - newest.first.state.length;
    },
    stretches: () => stored,
  };
}

/** The newest stretches that fit into so many characters together, at least one. */
export function newestStretches(stretches: readonly Stretch[], most: number): readonly Stretch[] {
  let left = most;
  const fitting = stretches.toReversed().filter(({ first, lines }, index) => {
    left -= first.state.length + lines.reduce((sum, line) => sum + line.length + 3, 0);
    return index === 0 || left >= 0;
  });
  return fitting.toReversed();
}
