import { createContext, useContext } from 'react';
import type { TabRecording } from '../tabRecording';

/** This tab's recording; undefined while there is none. */
export const RecordingContext = createContext<TabRecording | undefined>(undefined);

export const useRecording = (): TabRecording | undefined => useContext(RecordingContext);
