import { createHash } from 'node:crypto';
import path from 'node:path';

/** Where the embedded database keeps what under DATA_DIR. */
export interface Layout {
  /** Holds all the rest; ours, passable for the account PostgreSQL runs as. */
  readonly place: string;
  /** PostgreSQL's data folder; belongs to the account it runs as. */
  readonly data: string;
  /** A data folder being made; renamed to `data` when whole, thrown away otherwise. */
  readonly unfinished: string;
  /** Folder of the unix socket; belongs to the same account, closed to everybody else. */
  readonly sockets: string;
  readonly log: string;
  /** Names the product process that holds the folder. */
  readonly holder: string;
  /** Copied programs, where they must be copied at all. */
  readonly programs: string;
}

/** Only names the socket file; nothing listens on the network. */
export const SOCKET_PORT = 5432;

/** The kernel's limit is 107 bytes on Linux, 103 on macOS, the terminating zero aside. */
const LONGEST_SOCKET_PATH = 103;

export const socketFile = (folder: string): string => path.join(folder, `.s.PGSQL.${SOCKET_PORT}`);

/**
 * @param dataDir absolute path of DATA_DIR
 * @param temporary where the socket goes when a path under `dataDir` would be too long for one
 */
export function layoutOf(dataDir: string, temporary: string): Layout {
  const place = path.join(dataDir, 'postgres');
  const near = path.join(place, 'socket');
  const far = path.join(
    temporary,
    `northwood-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`,
  );
  return {
    place,
    data: path.join(place, 'data'),
    unfinished: path.join(place, 'data.unfinished'),
    sockets: Buffer.byteLength(socketFile(near)) <= LONGEST_SOCKET_PATH ? near : far,
    log: path.join(place, 'server.log'),
    holder: path.join(place, 'holder.json'),
    programs: path.join(place, 'programs'),
  };
}
