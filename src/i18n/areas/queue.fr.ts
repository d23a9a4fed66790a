import queue from '../fr/queue.json';

export const texts = { queue };
