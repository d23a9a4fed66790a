import { addMonths, dateInZone } from '../../domain/calendarDate';
import { QUARTERLY_BOARD_FEET } from '../../domain/presets';
import type { Program } from '../../domain/program';
import type { ProgramDocument } from '../../domain/programDocument';
import { changeConfiguration } from '../modules/configuration/changeConfiguration';
import {
  readConfigurationEditor,
  type ConfigurationEditor,
} from '../modules/configuration/configurationEditor';
import { decideChange } from '../modules/pendingChanges/decideChange';
import { actionIn, type DemoEvent } from './demoEvents';
import { officeTime, succeeded } from './demoStage';

const ADMIN = 'admin@northwood.example';
const OTHER_ADMIN = 'admin2@northwood.example';
const WRONG_REFERENCE = '86 FR 1138';

/** The program as it stood when the demonstration begins: what was changed since is told by its history. */
export const firstConfiguration = (zone: string): ProgramDocument => ({
  ...QUARTERLY_BOARD_FEET,
  boardZone: zone,
  address: '12 Mill Street, Fairmill, ME 04999, United States',
  phone: '+1 555 0140',
  rates: QUARTERLY_BOARD_FEET.rates.map((rate, index) =>
    index === 1 ? { ...rate, reference: WRONG_REFERENCE } : rate,
  ),
});

/** What the board's administrators changed in the configuration in two years; none of it moves an amount. */
export function configurationEvents(program: Program, now: Date): readonly DemoEvent[] {
  const today = dateInZone(now.getTime(), program.boardZone);
  const event = (
    monthsAgo: number,
    email: string,
    reason: string,
    change: (document: ConfigurationEditor['document']) => ConfigurationEditor['document'],
  ): DemoEvent => {
    const at = officeTime(addMonths(today, -monthsAgo), 5);
    return {
      at,
      run: async (scene) => {
        const clock = { now: () => at };
        const ctx = actionIn(scene, email, at);
        const { version, document } = succeeded(await readConfigurationEditor(scene.tx, ctx), reason);
        const changed = succeeded(
          await changeConfiguration(clock, ctx, { version, document: change(document), reason }),
          reason,
        );
        const { pendingChangeId: id } = changed;
        if (id !== null) {
          const second = actionIn(scene, email === ADMIN ? OTHER_ADMIN : ADMIN, at);
          succeeded(
            await decideChange({ ...scene.services, clock }, second, { id, decision: 'confirm', reason: '' }),
            reason,
          );
        }
        return [];
      },
    };
  };
  const { address, phone, rates } = QUARTERLY_BOARD_FEET;
  return [
    event(21, ADMIN, 'The office moved to Sawyer Street.', (document) => ({ ...document, address })),
    event(13, OTHER_ADMIN, 'One phone number for all questions from payers.', (document) => ({
      ...document,
      phone,
    })),
    event(4, ADMIN, 'A digit was missing in the citation for the 2021 rate.', (document) => ({
      ...document,
      rates: document.rates.map((rate, index) => ({
        ...rate,
        reference: rates[index]?.reference ?? rate.reference,
      })),
    })),
  ];
}
