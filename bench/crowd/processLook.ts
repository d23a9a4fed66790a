import { readdirSync, readFileSync } from 'node:fs';

/** What the operating system says of a process. */
export interface ProcessLook {
  readonly residentMegabytes: number;
  /** Open files and sockets. */
  readonly handles: number;
  readonly threads: number;
}

/** Linux alone tells this way. */
export function lookAtProcess(pid: number): ProcessLook {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const figure = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]);
  return {
    residentMegabytes: Math.round(figure('VmRSS') / 1024),
    handles: readdirSync(`/proc/${pid}/fd`).length,
    threads: figure('Threads'),
  };
}
