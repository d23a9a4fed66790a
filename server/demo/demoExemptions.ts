import { addDays, type CalendarDate, dateInZone } from '../../domain/calendarDate';
import { openExemptionYears } from '../../domain/exemptionApplication';
import { fiscalYearOf } from '../../domain/fiscalYear';
import type { Program } from '../../domain/program';
import { applyForExemption } from '../modules/exemptions/applyForExemption';
import { endCertificate } from '../modules/exemptions/endCertificates';
import { attach } from './demoEvidence';
import { actionIn, type DemoEvent } from './demoEvents';
import { claimOf, evidenceOf } from './demoExemptionClaims';
import { APPLICATIONS, type DemoApplication, type ExemptionStep } from './demoExemptionList';
import { takeExemptionStep } from './demoExemptionSteps';
import { applicantOf, officeTime, succeeded } from './demoStage';

/** Applications for exemption, granted, denied, waiting, answered; and certificates in force, revoked and over. */
export function exemptionEvents(program: Program, now: Date): readonly DemoEvent[] {
  const today = dateInZone(now.getTime(), program.boardZone);
  return APPLICATIONS.map((application) => applicationEvent(application, program, today));
}

function applicationEvent(application: DemoApplication, program: Program, today: CalendarDate): DemoEvent {
  const sentOn = addDays(today, -application.daysAgo);
  const at = officeTime(sentOn, 5);
  return {
    at,
    run: async (scene) => {
      const ctx = actionIn(scene, application.email, at);
      const documents = evidenceOf(application.kind);
      const documentIds: string[] = [];
      for (const { kind, title, fileName } of documents)
        documentIds.push(await attach(ctx, kind, title, fileName));
      const applied = succeeded(
        await applyForExemption(null, ctx, {
          fiscalYear: yearFor(application, program, sentOn, today),
          renewsId: null,
          claim: claimOf(application.kind, addDays(sentOn, 300)),
          documentIds,
          applicant: applicantOf(scene.cast(application.email)),
          certifications: { isTrue: true, isAuthorised: true },
        }),
        `application of ${application.email}`,
      );
      return stepEvents(applied.id, application, application.steps, sentOn);
    },
  };
}

/** The year it is for, counted from the running one, as far as that could be applied for on the day. */
function yearFor(
  { year }: DemoApplication,
  program: Program,
  sentOn: CalendarDate,
  today: CalendarDate,
): number {
  const [first, last] = openExemptionYears(sentOn, program);
  return Math.min(last, Math.max(first, fiscalYearOf(today, program.fiscalYearStart) + year));
}

/** What was done with an application, each step some days after the one before. */
function stepEvents(
  id: string,
  application: DemoApplication,
  steps: readonly ExemptionStep[],
  before: CalendarDate,
): readonly DemoEvent[] {
  const [step, ...rest] = steps;
  if (step === undefined) return [];
  const on = addDays(before, step.days);
  const at = officeTime(on, 25 + steps.length);
  return [
    {
      at,
      run: async (scene) => {
        const by = step.action === 'answer' || step.action === 'withdraw' ? application.email : null;
        const ctx = actionIn(scene, by ?? 'admin@northwood.example', at);
        const moved = await takeExemptionStep(scene.tx, ctx, id, step);
        const end = moved.validTo === null ? [] : [endEvent(id, moved.validTo as CalendarDate)];
        return [...(step.action === 'approve' ? end : []), ...stepEvents(id, application, rest, on)];
      },
    },
  ];
}

/** A certificate ends the day after its last one. */
function endEvent(id: string, validTo: CalendarDate): DemoEvent {
  const on = addDays(validTo, 1);
  const at = officeTime(on, 0);
  return {
    at,
    run: async (scene) => {
      await endCertificate(null, scene.tx, { at, today: on }, id);
      return [];
    },
  };
}
