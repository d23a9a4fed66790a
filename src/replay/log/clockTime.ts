const CLOCK = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** The time of day of a moment (milliseconds since 1970) in UTC, as the server's log tells it, to the millisecond: 14:03:07.250. */
export const clockTime = (at: number): string => CLOCK.format(at);
