/** Why the library told of a change; undefined where it gave no reason. */
export type HubEvent = 'lost' | 'back' | 'closed';

/** One connection to the hub as the middleware sees it. */
export interface HubConnection {
  /** Opens it; rejects when the first try fails. The library retries only what was once open. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Sends without waiting for an answer: the hub may refuse this call by name and must not end us for it. */
  subscribe(): Promise<void>;
  connectionId(): Promise<unknown>;
  /** Says which claim this tab shows, empty for none. A hub that does not know the call leaves it. */
  viewClaim(claimId: string): Promise<void>;
}

export interface HubOptions {
  /** Messages come in it for as long as this connection lasts. */
  readonly language: string;
  /** The token for the next try. */
  readonly token: () => Promise<string>;
  /** A status message with the arguments it came with: other hubs send its message and its state apart. */
  readonly onStatus: (...args: readonly unknown[]) => void;
  readonly onQuiet: (payload: unknown) => void;
  readonly onViewers: (payload: unknown) => void;
  readonly onEvent: (event: HubEvent) => void;
  /** Milliseconds until the library's next try, by how often it has tried; null to give up. Asked before 'lost' is told. */
  readonly retryDelay: (tried: number) => number | null;
}

/** Opens connections; the real one lives in hubConnection.ts, which alone knows the library. */
export interface HubPort {
  open(options: HubOptions): Promise<HubConnection>;
}
