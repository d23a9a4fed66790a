import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { BoardZoneContext, shownZone } from '../i18n/boardZone';
import { selectBoardZone } from '../state/boardZone';

interface InBoardZoneProps {
  readonly children: ReactNode;
}

/** Hands the board's zone from the store to whatever shows days and times. */
export const InBoardZone = ({ children }: InBoardZoneProps) => (
  <BoardZoneContext value={shownZone(useSelector(selectBoardZone))}>{children}</BoardZoneContext>
);
