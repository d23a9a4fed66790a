/** Where readers sit in tests of days: behind the board, ahead of it by most of a day, and where servers mostly are. */
export const READER_ZONES = ['America/Los_Angeles', 'Pacific/Auckland', 'UTC'] as const;

declare global {
  /** Put there by the environment: a test's own `process` is a copy, whose TZ changes nothing. */
  var setMachineZone: (zone: string | undefined) => void;
}

let isChanged = false;

/** Has the machine sit in a zone until the test ends, as a reader's does. */
export function sitIn(zone: string): void {
  isChanged = true;
  setMachineZone(zone);
  if (new Intl.DateTimeFormat().resolvedOptions().timeZone !== zone)
    throw new Error(`the machine is not in ${zone}`);
}

afterEach(() => {
  if (isChanged) setMachineZone(process.env['TZ']);
  isChanged = false;
});
