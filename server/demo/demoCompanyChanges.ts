import { addDays, dateInZone } from '../../domain/calendarDate';
import type { Program } from '../../domain/program';
import { askForChange } from '../modules/companies/askForChange';
import { decideChangeRequest } from '../modules/companies/decideChangeRequest';
import { actionIn, type DemoEvent } from './demoEvents';
import { officeTime, succeeded } from './demoStage';

/** What companies asked the board to change: one was refused, one waits. */
export function companyChangeEvents(program: Program, now: Date): readonly DemoEvent[] {
  const today = dateInZone(now.getTime(), program.boardZone);
  const refusedAt = officeTime(addDays(today, -40), 45);
  const answeredAt = officeTime(addDays(today, -37), 45);
  const waitsAt = officeTime(addDays(today, -3), 45);
  return [
    {
      at: refusedAt,
      run: async (scene) => {
        const asked = succeeded(
          await askForChange(actionIn(scene, 'user@lakehead.example', refusedAt), {
            field: 'kind',
            newValue: 'IMPORTER',
            reason: 'The mill is not operating this year.',
          }),
          'a change that is rejected',
        );
        const answer: DemoEvent = {
          at: answeredAt,
          run: async (later) => {
            succeeded(
              await decideChangeRequest(actionIn(later, 'admin@northwood.example', answeredAt), {
                id: asked.id,
                version: asked.version,
                isAccepted: false,
                answer: 'An idle mill is still a manufacturer. Please submit reports with no shipments.',
              }),
              'the answer to a change',
            );
            return [];
          },
        };
        return [answer];
      },
    },
    {
      at: waitsAt,
      run: async (scene) => {
        succeeded(
          await askForChange(actionIn(scene, 'user@cedarline.example', waitsAt), {
            field: 'importerNumber',
            newValue: '41-2086753AB',
            reason: 'Our new office in Blaine files entries under this suffix.',
          }),
          'a change that waits',
        );
        return [];
      },
    },
  ];
}
