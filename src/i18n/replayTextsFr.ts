import replay from './fr/replay.json';

/** French texts of the replay screen, which is a program of its own. */
export const replayTextsFr = { replay };
