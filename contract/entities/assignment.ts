import * as z from 'zod/mini';
import { date, id, instant, person } from '../fields';
import { ROLES } from '../roles';
import { personal } from '../sensitivity';

/** The days on which someone is away, both included. */
export const absence = z.object({ firstDay: date, lastDay: date });
export type Absence = z.infer<typeof absence>;

/** What a row of the workload counts. */
const load = {
  /** Claims that wait for the board's staff, and their lines. */
  claims: z.int(),
  lines: z.int(),
  /** When the oldest of them was filed. */
  oldest: z.nullable(instant),
  /** The first day on which one of them is due; missing in logs of earlier builds. */
  nextDue: z.optional(z.nullable(date)),
  /** Of these, how many should have been decided before today. */
  overdue: z.int(),
};

/** What is open with one of the people who verify or approve. */
export const personWorkload = z.object({
  id,
  name: personal(z.string()),
  roles: z.array(z.enum(ROLES)),
  /** The absence that is noted, now or later; null where there is none. */
  absence: z.nullable(absence),
  isAbsent: z.boolean(),
  ...load,
});
export type PersonWorkload = z.infer<typeof personWorkload>;

export const workload = z.object({
  people: z.array(personWorkload),
  /** Claims that wait for a verifier and are assigned to no one. */
  unassigned: z.object(load),
});
export type Workload = z.infer<typeof workload>;

/** One person's part of an assignment: how many claims come to the ones the person has. */
const assignmentShare = z.object({ person, before: z.int(), added: z.int() });

/** Why a chosen claim is not assigned. */
export const ASSIGNMENT_LEFT_OUT = [
  /** It waits for no verifier. */
  'not-waiting',
  /** It is assigned already, and only unassigned claims are shared out. */
  'assigned',
  /** None of the people may verify it: they filed or approved it. */
  'no-one-may',
  /** More can be assigned than one assignment takes. */
  'beyond-limit',
] as const;

export const assignmentPreview = z.object({
  chosen: z.int(),
  assigned: z.int(),
  shares: z.array(assignmentShare),
  leftOut: z.array(
    z.object({ why: z.enum(ASSIGNMENT_LEFT_OUT), count: z.int(), numbers: z.array(z.string()) }),
  ),
});
export type AssignmentPreview = z.infer<typeof assignmentPreview>;

export const assignmentResult = z.object({ ...assignmentPreview.shape, id });
export type AssignmentResult = z.infer<typeof assignmentResult>;

/** How many claims went back to where they were; the rest has moved since and stays. */
export const assignmentUndone = z.object({ restored: z.int(), kept: z.int() });
