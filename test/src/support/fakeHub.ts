import type { HubConnection, HubOptions, HubPort } from '../../../src/browser/hubPort';

/** One connection the application opened, and what the hub may do to it. */
export interface FakeLine {
  readonly options: HubOptions;
  readonly calls: string[];
  isOpen: boolean;
}

export interface FakeHub extends HubPort {
  readonly lines: FakeLine[];
  /** How the next starts end; accepted where nothing is left to say. */
  readonly answers: ('accept' | 'refuse' | 'hang')[];
  /** Id given to the next question for it; a rejection when undefined. */
  nextId: string | undefined;
  readonly openLines: () => readonly FakeLine[];
}

/** A hub that speaks the port's language: starts, breaks, comes back, closes. */
export function createFakeHub(): FakeHub {
  const hub: FakeHub = {
    lines: [],
    answers: [],
    nextId: 'C1',
    openLines: () => hub.lines.filter(({ isOpen }) => isOpen),
    open: async (options) => {
      const line: FakeLine = { options, calls: [], isOpen: false };
      hub.lines.push(line);
      const connection: HubConnection = {
        start: async () => {
          line.calls.push(`start ${await options.token()}`);
          const answer = hub.answers.shift() ?? 'accept';
          if (answer === 'refuse') throw new Error('refused');
          if (answer === 'hang') return new Promise(() => undefined);
          line.isOpen = true;
          return undefined;
        },
        stop: () => {
          line.calls.push('stop');
          line.isOpen = false;
          return Promise.resolve();
        },
        subscribe: () => {
          line.calls.push('subscribe');
          return Promise.resolve();
        },
        viewClaim: (claimId) => {
          line.calls.push(`view ${claimId}`);
          return Promise.resolve();
        },
        connectionId: () => {
          line.calls.push('connectionId');
          return hub.nextId === undefined ? Promise.reject(new Error('gone')) : Promise.resolve(hub.nextId);
        },
      };
      return Promise.resolve(connection);
    },
  };
  return hub;
}
