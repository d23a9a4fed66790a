/** Tells of every warning and error of the console, and of errors nobody caught. What the console shows stays the same. */
export function onConsoleNote(listener: (level: 'warning' | 'error', text: string) => void): void {
  for (const [method, level] of [
    ['warn', 'warning'],
    ['error', 'error'],
  ] as const) {
    const show = console[method].bind(console);
    console[method] = (...values: unknown[]) => {
      show(...values);
      listener(level, values.map(asText).join(' '));
    };
  }
  addEventListener('error', ({ message }) => {
    listener('error', message);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    listener('error', `not caught: ${asText(reason)}`);
  });
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  try {
    return JSON.stringify(value);
  } catch {
    return String(value);
  }
}
