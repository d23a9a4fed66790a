const NAMES = ['LD_PRELOAD', 'FAKETIME', 'DONT_FAKE_MONOTONIC', 'NO_FAKE_STAT'];

/** By these faketime has a process live at another time (CONTRIBUTING.md); what a test starts lives at the same. */
export const clockVariables = (): Record<string, string> =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
