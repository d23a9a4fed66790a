import { nanoid } from '@reduxjs/toolkit';
import { withBase } from '../routing/basePath';
import { offerLog, type LogHandover } from './logHandover';

/** Opens the replay screen in a window that waits for a log; null where the browser blocks it. Only a press of a button may open one. */
export function openReplayWindow(): LogHandover | null {
  const id = nanoid();
  const handover = offerLog(id);
  const replay = window.open(`${withBase('/replay')}#log=${id}`, '_blank');
  if (replay === null) {
    handover.close();
    return null;
  }
  // The log is all that one window needs of the other.
  replay.opener = null;
  return {
    give: handover.give,
    close: () => {
      handover.close();
      replay.close();
    },
  };
}
