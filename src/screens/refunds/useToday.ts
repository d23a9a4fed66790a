import { useState } from 'react';
import { calendarDate, type CalendarDate } from '../../../domain/calendarDate';
import { dayOf } from './clock';

/** The reader's calendar day as the screen was opened. */
export function useToday(): CalendarDate {
  const [today] = useState(() => calendarDate(dayOf(new Date())));
  return today;
}
