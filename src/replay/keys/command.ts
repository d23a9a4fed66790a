/** What a key asks of the replay screen. */
export type Command =
  | 'play'
  | 'back'
  | 'forward'
  | 'back-ten'
  | 'forward-ten'
  | 'first'
  | 'last'
  | 'jump'
  | 'next-difference'
  | 'previous-difference'
  | 'next-error'
  | 'previous-error'
  | 'slower'
  | 'faster'
  | 'idle'
  | 'filter'
  | 'open'
  | 'fill'
  | 'leave'
  | 'help';

/** A key as it was pressed, and on what. */
export interface Press {
  readonly key: string;
  readonly isShifted: boolean;
  /** `field` takes letters, `control` its own keys for moving, `button` the space bar. */
  readonly on: 'page' | 'button' | 'control' | 'field';
}

const MOVING: Readonly<Record<string, readonly [plain: Command, shifted: Command]>> = {
  ArrowLeft: ['back', 'back-ten'],
  ArrowRight: ['forward', 'forward-ten'],
  Home: ['first', 'first'],
  End: ['last', 'last'],
};

const LETTERS: Readonly<Record<string, Command>> = {
  g: 'jump',
  d: 'next-difference',
  D: 'previous-difference',
  e: 'next-error',
  E: 'previous-error',
  '-': 'slower',
  '+': 'faster',
  '=': 'faster',
  i: 'idle',
  '/': 'filter',
  o: 'open',
  f: 'fill',
  Escape: 'leave',
  '?': 'help',
};

/** What a press asks for; undefined where it belongs to what has the focus, or to nobody. */
export function commandOf({ key, isShifted, on }: Press): Command | undefined {
  if (on === 'field') return undefined;
  if (key === ' ') return on === 'page' ? 'play' : undefined;
  const moving = MOVING[key];
  if (moving !== undefined) return on === 'control' ? undefined : moving[isShifted ? 1 : 0];
  return LETTERS[key];
}
