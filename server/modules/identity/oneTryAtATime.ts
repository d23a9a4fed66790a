import { createKeyedQueue } from '../../system/keyedQueue';

/** Tries for one address are judged one after another, so that many at once are not judged by an old count. */
export const oneTryAtATime = createKeyedQueue();
