/** Asks once more where the first try fails: a laptop that slept in the meantime finds its try timed out though nothing is missing. */
export const loadTwice = <T>(load: () => Promise<T>): Promise<T> => load().catch(load);
