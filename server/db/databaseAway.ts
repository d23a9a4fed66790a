import { errorCodeOf } from '../system/errorCode';
import { sqlStateOf } from './transaction';

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/**
 * admin_shutdown, crash_shutdown, cannot_connect_now, too_many_connections, read_only_sql_transaction,
 * idle_in_transaction_session_timeout.
 */
const STATES = new Set(['57P01', '57P02', '57P03', '53300', '25006', '25P03']);
/** The driver's own sentences for a connection that ended or never came. */
const SENTENCES =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i;

/** insufficient_resources, disk_full, out_of_memory, configuration_limit_exceeded, io_error. */
const NO_ROOM = new Set(['53000', '53100', '53200', '53400', '58030']);

const DISK_FULL = '53100';

/** The same of the server's own disk. */
const NO_ROOM_HERE = new Set(['ENOSPC', 'EDQUOT']);

/** Whether the database, or the disk for files on their way, has no room or memory to do what was asked. */
export const isStorageFull = (error: unknown): boolean =>
  NO_ROOM.has(sqlStateOf(error) ?? '') || NO_ROOM_HERE.has(errorCodeOf(error) ?? '');

/** Whether an error is a full disk, the database's or the server's own: somebody has to free it, and then all is well. */
export const isDiskFull = (error: unknown): boolean =>
  sqlStateOf(error) === DISK_FULL || NO_ROOM_HERE.has(errorCodeOf(error) ?? '');

/** Whether an error means that the database cannot be reached at the moment, rather than a fault of ours. */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const state = sqlStateOf(error);
  if (state !== null && (STATES.has(state) || state.startsWith('08'))) return true;
  if (state !== null && NETWORK.has(state) && 'syscall' in error) return true;
  return 'message' in error && typeof error.message === 'string' && SENTENCES.test(error.message);
}
