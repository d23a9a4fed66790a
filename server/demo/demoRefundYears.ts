import { addDays, dateInZone, partsOf } from '../../domain/calendarDate';
import type { Program } from '../../domain/program';
import { grantFilingExtension } from '../modules/refunds/exceptions/filingExtensions';
import { waiveRefunds } from '../modules/refunds/exceptions/waiveRefunds';
import { actionIn, type DemoEvent } from './demoEvents';
import { officeTime, succeeded } from './demoStage';

/** A year that a company waived, and one that another may still claim. */
export function exceptionEvents(program: Program, now: Date): readonly DemoEvent[] {
  const today = dateInZone(now.getTime(), program.boardZone);
  const { year } = partsOf(today);
  const waivedAt = officeTime(addDays(today, -90), 20);
  const grantedAt = officeTime(addDays(today, -40), 20);
  return [
    {
      at: waivedAt,
      run: async (scene) => {
        const player = scene.cast('user@riviereauxrats.example');
        const waiver = { fiscalYear: year - 4, signerName: player.name };
        succeeded(await waiveRefunds(actionIn(scene, player.email, waivedAt), waiver), 'waiver');
        return [];
      },
    },
    {
      at: grantedAt,
      run: async (scene) => {
        const leave = {
          companyId: scene.cast('user@cedarline.example').companyId,
          fiscalYear: year - 3,
          until: addDays(today, 60),
          reason: 'The broker found the documents for this year late.',
        };
        succeeded(
          await grantFilingExtension(actionIn(scene, 'admin@northwood.example', grantedAt), leave),
          'late claims',
        );
        return [];
      },
    },
  ];
}
