import pino from 'pino';
import { z } from 'zod';
import { redactSecrets, redactText } from './redactSecrets';

export type Logger = pino.Logger;
export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/** What an incoming request leaves in the log; its query string does not (tokens travel there). */
const requestShape = z.object({
  id: z.unknown(),
  method: z.string(),
  url: z.string(),
  ip: z.string().optional(),
});

function describeRequest(request: unknown): unknown {
  const parsed = requestShape.safeParse(request);
  if (!parsed.success) return undefined;
  const { id, method, url, ip } = parsed.data;
  return { id, method, path: url.split('?', 1)[0], ip };
}

const describeError = (error: unknown): unknown =>
  error instanceof Error ? redactSecrets({ ...pino.stdSerializers.err(error) }) : redactSecrets(error);

const asRecord = z.record(z.string(), z.unknown());

/**
 * The server's log: one JSON line per entry. Secrets are blanked wherever they stand, in fields, in sentences and in
 * errors, and line breaks are escaped by the format.
 * @param destination where lines go; standard output when left out
 */
export function createLogger(level: LogLevel, destination?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { req: describeRequest, err: describeError, error: describeError },
    formatters: { log: (entry) => asRecord.parse(redactSecrets(entry)) },
    hooks: {
      logMethod(inputs, method) {
        const cleaned = inputs.map((input) => (typeof input === 'string' ? redactText(input) : input));
        Reflect.apply(method, this, cleaned);
      },
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
