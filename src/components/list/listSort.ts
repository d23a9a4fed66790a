import { createContext } from 'react';

/** The order a list shows, for the one part of its toolbar that needs it, and only while that is open. */
export const ListSort = createContext('');
