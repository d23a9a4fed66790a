import { createContext, use } from 'react';

/** Stands in where no answer of the server has named the board's zone: in the replay screen, which needs no server. */
const SILENT = 'UTC';

/** The board's time zone, an IANA name. */
export const BoardZoneContext = createContext<string>(SILENT);

export const useBoardZone = (): string => use(BoardZoneContext);

/** What the context holds for a zone that may not be known yet. */
export const shownZone = (known: string | null): string => known ?? SILENT;
