import type { Logger } from './system/logger';

/** A forgotten promise is a bug, but no reason to take everybody's work away: it is logged, and the process lives. */
export function surviveRejections(logger: Logger): void {
  process.on('unhandledRejection', (reason) => {
    logger.error({ err: reason }, 'unhandled rejection');
  });
}
