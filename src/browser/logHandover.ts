const READY = 'ready';

/** Where a log waits for the window that asks for it. */
export interface LogHandover {
  /** Hands it over, at once or as soon as the other window asks. */
  readonly give: (log: File) => void;
  readonly close: () => void;
}

const channelOf = (id: string): BroadcastChannel => new BroadcastChannel(`log-handover-${id}`);

/** Hands one log to another window of this application, which knows the random ID. */
export function offerLog(id: string): LogHandover {
  const channel = channelOf(id);
  let isAwaited = false;
  let log: File | undefined;
  const handOver = (): void => {
    if (!isAwaited || log === undefined) return;
    channel.postMessage(log);
    channel.close();
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data !== READY) return;
    isAwaited = true;
    handOver();
  });
  return {
    give: (file) => {
      log = file;
      handOver();
    },
    close: () => {
      channel.close();
    },
  };
}

/** Takes the log that another window offers. @returns stops waiting for it */
export function awaitLog(id: string, take: (log: File) => void): () => void {
  const channel = channelOf(id);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!(data instanceof File)) return;
    channel.close();
    take(data);
  });
  channel.postMessage(READY);
  return () => {
    channel.close();
  };
}
