import type { Session } from '../../../contract/entities/session';
import type { OriginalCompany } from '../../state/impersonation';
import type { CardPort } from '../payments/cardPort';
import type { EarlyCall } from './earlyCall';
import type { HeldThings } from './heldThings';
import type { HttpPort, NoAnswer, RawAnswer } from './httpRequest';

/** The session as other tabs of this browser left it, with the own company of an admin who acts for another. */
export interface StoredSession {
  /** What is stored, or null where there is nothing that can be used. */
  read(): { readonly session: Session; readonly original: OriginalCompany | null } | null;
}

/** Runs one task at a time over all tabs of this browser. */
export interface TabLock {
  run<T>(name: string, task: () => Promise<T>): Promise<T>;
}

/** Unsent work of one person for one company, kept on this device; it outlives a lost session and a reload (H08). */
export interface DraftStore {
  /** What was kept under a name, or null. Work of anybody else is removed by the asking: nobody ever sees it. */
  read(owner: string, name: string): Promise<unknown>;
  /** Keeps plain data. A full or barred storage is lived with: the server's draft stands beside it. */
  write(owner: string, name: string, work: unknown): Promise<void>;
  remove(owner: string, name: string): Promise<void>;
  /** In a replay alone: the work as it was at the step on show, where that is not what the form began with. */
  written?(name: string): { readonly kept?: unknown; readonly isWaiting?: boolean } | undefined;
  /** Deletes all work of somebody who signs out; what their screens still save while they close is ignored. */
  removeAll(owner: string): Promise<void>;
}

/** Sends a form with a file in it, telling how much has left. Never throws; broken off it answers `unreachable`. */
export type UploadPort = (request: {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly form: FormData;
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
}) => Promise<RawAnswer | NoAnswer>;

/** The replay screen in another window. */
interface ReplayWindow {
  readonly give: (log: File) => void;
  readonly close: () => void;
}

/** What the application hands its thunks and its base query: the dependencies they may use. */
export interface ApiExtra {
  readonly http: HttpPort;
  readonly storedSession: StoredSession;
  readonly lock: TabLock;
  /** This machine's clock, milliseconds since 1970. */
  readonly now: () => number;
  /** When a person last did something in a tab that has this session; milliseconds since 1970. */
  readonly lastActive: () => number;
  readonly upload: UploadPort;
  readonly draftStore: DraftStore;
  readonly cards: CardPort;
  readonly saveFile: (name: string, content: Blob) => void;
  /** Opens the replay screen in another window, which waits for a log; null where the browser blocks it. */
  readonly openReplay: () => Promise<ReplayWindow | null>;
  /** Puts a text on the clipboard; false where the browser does not let it. */
  readonly copyText: (text: string) => Promise<boolean>;
  /** Bytes and secrets of calls, which no action and no state may contain. */
  readonly held: HeldThings;
  /** Calls that left before the application was there, by path; each answers one call. */
  readonly early: Map<string, EarlyCall>;
}
