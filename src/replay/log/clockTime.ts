const pad = (figure: number, digits: number): string => String(figure).padStart(digits, '0');

/** The time of day of a moment (milliseconds since 1970) in the reader's zone, to the millisecond: 14:03:07.250. */
export function clockTime(at: number): string {
  const time = new Date(at);
  const seconds = `${pad(time.getSeconds(), 2)}.${pad(time.getMilliseconds(), 3)}`;
  return `${pad(time.getHours(), 2)}:${pad(time.getMinutes(), 2)}:${seconds}`;
}
