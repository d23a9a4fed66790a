import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { ROOT } from './root';

/** The backend that was written from the specification alone, in a process of its own. */
export interface SpecificationBackend {
  readonly url: string;
  /** What one of its variants knows. */
  readonly look: (variant: string) => Promise<z.output<typeof known>>;
  /** Sends a status to everybody who listens; answers how many that were. */
  readonly push: (variant: string, message: string, state: string) => Promise<number>;
  stop(): Promise<void>;
}

const known = z.object({
  accounts: z.array(z.object({ email: z.string(), password: z.string() })),
  registrations: z.array(z.object({ email: z.string() })),
  links: z.array(z.tuple([z.string(), z.string()])),
  companies: z.array(z.tuple([z.number(), z.object({ profile: z.record(z.string(), z.unknown()) })])),
  calls: z.array(z.string()),
});

export async function startSpecificationBackend(): Promise<SpecificationBackend> {
  const child = spawn(process.execPath, ['scripts/run.cjs', 'test/specificationBackend/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
  });
  const [url] = z.tuple([z.string()]).parse(await once(createInterface(child.stdout), 'line'));
  return {
    url,
    look: async (variant) => known.parse(await (await fetch(`${url}/${variant}/look`)).json()),
    push: async (variant, message, state) => {
      const body = JSON.stringify({ message, state });
      return Number(await (await fetch(`${url}/${variant}/push`, { method: 'POST', body })).text());
    },
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
