const ID = /^(?:[\w-]{21}|[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/;

/** Whether a text is an ID as the toolkit or the server makes them, and no word. */
export const isRandomId = (text: string): boolean => ID.test(text) && /\d|[A-Z_]/.test(text);
