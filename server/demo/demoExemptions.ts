import { addDays, dateInZone } from '../../domain/calendarDate';
import type { ExemptionKind } from '../../domain/exemption';
import { fiscalYearOf } from '../../domain/fiscalYear';
import type { Program } from '../../domain/program';
import { applyForExemption } from '../modules/exemptions/applyForExemption';
import { decideExemption, type DecideExemption } from '../modules/exemptions/decideExemption';
import { deedIn, type DemoEvent } from './demoEvents';
import { officeTime, succeeded } from './demoStage';

interface Application {
  readonly email: string;
  readonly kind: ExemptionKind;
  readonly daysAgo: number;
  /** The fiscal year it is for, counted from the running one. */
  readonly year: -1 | 0 | 1;
  /** What the board does, and how many days later. */
  readonly decision: readonly [deed: DecideExemption['deed'], days: number, reason: string] | null;
}

const APPLICATIONS: readonly Application[] = [
  {
    email: 'user@boreal.example',
    kind: 'ORGANIC',
    daysAgo: 570,
    year: -1,
    decision: ['approve', 12, ''],
  },
  {
    email: 'user@boreal.example',
    kind: 'ORGANIC',
    daysAgo: 205,
    year: 0,
    decision: ['approve', 9, ''],
  },
  {
    email: 'user@riviereauxrats.example',
    kind: 'ORGANIC',
    daysAgo: 310,
    year: 0,
    decision: ['approve', 15, ''],
  },
  {
    email: 'user@tamarackridge.example',
    kind: 'SMALL_VOLUME',
    daysAgo: 640,
    year: -1,
    decision: ['approve', 20, ''],
  },
  {
    email: 'user@tamarackridge.example',
    kind: 'SMALL_VOLUME',
    daysAgo: 300,
    year: 0,
    decision: ['approve', 18, ''],
  },
  {
    email: 'user@cedarline.example',
    kind: 'SMALL_VOLUME',
    daysAgo: 290,
    year: 0,
    decision: ['deny', 14, 'Customs shows more than 15 million board feet for the year before.'],
  },
  {
    email: 'user@blackwater.example',
    kind: 'EXPORT',
    daysAgo: 260,
    year: 0,
    decision: ['approve', 10, ''],
  },
  {
    email: 'user@harborpine.example',
    kind: 'ORGANIC',
    daysAgo: 19,
    year: 0,
    decision: ['takeUp', 4, ''],
  },
  { email: 'user@prairiestud.example', kind: 'SMALL_VOLUME', daysAgo: 11, year: 1, decision: null },
  {
    email: 'user@lakehead.example',
    kind: 'ORGANIC',
    daysAgo: 33,
    year: 0,
    decision: ['returnForInfo', 6, 'The addendum to the certificate is missing.'],
  },
];

/** Applications for exemption, granted, denied, waiting; and certificates in force and over. */
export function exemptionEvents(program: Program, now: Date): readonly DemoEvent[] {
  const today = dateInZone(now.getTime(), program.boardZone);
  return APPLICATIONS.map((application): DemoEvent => {
    const sentOn = addDays(today, -application.daysAgo);
    const at = officeTime(sentOn, 5);
    return {
      at,
      run: async (scene) => {
        const applied = succeeded(
          await applyForExemption(deedIn(scene, application.email, at), {
            kind: application.kind,
            fiscalYear: fiscalYearOf(today, program.fiscalYearStart) + application.year,
          }),
          `application of ${application.email}`,
        );
        if (application.decision === null) return [];
        const [deed, days, reason] = application.decision;
        const decidedAt = officeTime(addDays(sentOn, days), 25);
        const decision: DemoEvent = {
          at: decidedAt,
          run: async (later) => {
            const admin = deedIn(later, 'admin@northwood.example', decidedAt);
            succeeded(await decideExemption(admin, { id: applied.id, deed, reason }), applied.number);
            return [];
          },
        };
        return [decision];
      },
    };
  });
}
