import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { ImpersonationPart, PreferencesPart, SessionPart } from '../../state/parts';
import type { ApiExtra } from './extra';

export type ApiDispatch = ThunkDispatch<
  SessionPart & ImpersonationPart & PreferencesPart,
  ApiExtra,
  UnknownAction
>;

/** The store's dispatch, knowing the thunks of api/. */
export const useApiDispatch = useDispatch.withTypes<ApiDispatch>();
