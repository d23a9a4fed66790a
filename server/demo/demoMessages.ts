import { addDays, dateInZone } from '../../domain/calendarDate';
import type { Program } from '../../domain/program';
import { markContactMessage } from '../modules/contact/markContactMessage';
import { storeContactMessage } from '../modules/contact/sendContactMessage';
import { actionIn, type DemoEvent } from './demoEvents';
import { officeTime, succeeded } from './demoStage';

/** What people wrote to the board by its form: one message is answered, one waits. */
export function messageEvents(program: Program, now: Date): readonly DemoEvent[] {
  const today = dateInZone(now.getTime(), program.boardZone);
  const writtenAt = officeTime(addDays(today, -19), 130);
  const answeredAt = officeTime(addDays(today, -18), 20);
  const waitsAt = officeTime(addDays(today, -1), 75);
  return [
    {
      at: writtenAt,
      run: async ({ tx }) => {
        const id = await storeContactMessage(
          tx,
          {
            name: 'Nora Whitaker',
            email: 'n.whitaker@brokers.example',
            message:
              'We file entries for several softwood importers. Should we send the reports, or should each importer?',
          },
          writtenAt,
        );
        const answer: DemoEvent = {
          at: answeredAt,
          run: async (later) => {
            const ctx = actionIn(later, 'admin@northwood.example', answeredAt);
            succeeded(await markContactMessage(ctx, id, 'answered'), 'the answer to a message');
            return [];
          },
        };
        return [answer];
      },
    },
    {
      at: waitsAt,
      run: async ({ tx }) => {
        await storeContactMessage(
          tx,
          {
            name: 'Étienne Gagnon',
            email: 'e.gagnon@sciage.example',
            message:
              'Our mill is new. Which quarter do we report first, and what number do we write on a check?',
          },
          waitsAt,
        );
        return [];
      },
    },
  ];
}
