import { createAction } from '@reduxjs/toolkit';

/** Why a session ended: the person left, the server refused to go on, or another tab ended it. */
export type SessionEnd = 'signed-out' | 'refused' | 'elsewhere';

/** The session is over in this tab; what belongs to it is forgotten. */
export const sessionEnded = createAction<SessionEnd>('session/sessionEnded');
