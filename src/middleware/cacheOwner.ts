import type { Middleware } from '@reduxjs/toolkit';
import { api } from '../api/base/api';
import type { SessionPart } from '../state/parts';
import { ownerOf } from '../state/session';

/**
 * Cached answers belong to one person and one company: when either changes, they all go (H04, decision 6), and answers still
 * on their way for the former owner with them. A visitor's cache holds only what anybody may know, and stays: dropping it
 * would call off the very sign-in that ends the visit.
 */
export const cacheOwner: Middleware<object, SessionPart> = (store) => (next) => (action) => {
  const before = ownerIn(store.getState());
  const result = next(action);
  if (before !== '' && ownerIn(store.getState()) !== before) store.dispatch(api.util.resetApiState());
  return result;
};

const ownerIn = ({ session }: SessionPart): string => (session === null ? '' : ownerOf(session));
