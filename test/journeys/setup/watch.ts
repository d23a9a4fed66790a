import type { BrowserContext, Page, Request, Response } from 'playwright-core';

/** Looks over a browser's shoulder: whatever goes wrong in it unasked is a fault of the journey. */
export interface Watch {
  /** Refusals that the next steps are about; each status may then come any number of times. */
  expectStatuses(...statuses: readonly number[]): void;
  /** Requests that the journey itself cuts off or answers, by a part of their address. */
  expectFailures(...addresses: readonly string[]): void;
  /** Addresses of the calls that are not answered yet. */
  underWay(): readonly string[];
  /** What went wrong since it was last asked. */
  takeFaults(): readonly string[];
}

const MARK = 'policy violation:';

/** Failed loads are reported by their answers, which carry a status to compare. */
const LOADS = 'Failed to load resource';

export async function watch(context: BrowserContext): Promise<Watch> {
  const statuses = new Set<number>();
  const addresses = new Set<string>();
  const faults: string[] = [];
  const calls = new Set<Request>();
  const isOurs = (address: string): boolean => [...addresses].some((part) => address.includes(part));

  await context.addInitScript((mark) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(mark, event.effectiveDirective, event.blockedURI, event.sample);
    });
  }, MARK);

  const onAnswer = (answer: Response): void => {
    if (answer.status() < 400 || statuses.has(answer.status()) || isOurs(answer.url())) return;
    faults.push(`${answer.status()} ${answer.request().method()} ${answer.url()}`);
  };
  const onPage = (page: Page): void => {
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      const text = message.text();
      if (text.startsWith(LOADS) || isOurs(message.location().url) || isOurs(text)) return;
      faults.push(`console ${message.type()}: ${text}`);
    });
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.stack ?? error.message}`));
  };
  context.on('response', onAnswer);
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.add(request);
  });
  const onEnd = (request: Request): void => {
    calls.delete(request);
  };
  context.on('requestfinished', onEnd);
  context.on('requestfailed', onEnd);
  context.on('page', onPage);

  return {
    expectStatuses: (...expected) => {
      for (const status of expected) statuses.add(status);
    },
    expectFailures: (...expected) => {
      for (const address of expected) addresses.add(address);
    },
    underWay: () => [...calls].map((call) => call.url()),
    takeFaults: () => faults.splice(0),
  };
}
