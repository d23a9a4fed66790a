import type { TabRecording } from '../../app/tabRecording';

/** A recorded tab says that it is recorded; on the stage it only says so. */
export const SHOWN_RECORDING: TabRecording = {
  first: () => (next) => next,
  last: () => (next) => next,
  watch: () => () => (next) => next,
  withWork: (extra) => extra,
  learn: () => undefined,
  export: () => ({ kind: 'exported', text: '', actions: 0 }),
  scan: (note) => note,
  handedOver: () => undefined,
  sinceHandedOver: () => null,
  stop: () => undefined,
};
