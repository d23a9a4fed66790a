import queue from '../en/queue.json';

export const texts = { queue };
