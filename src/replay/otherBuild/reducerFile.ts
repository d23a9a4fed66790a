import { wholeReducer } from '../../app/wholeReducer';

// The script of a build by which another build replays a log with it; it does nothing else.
Object.assign(globalThis, { wholeReducer });
