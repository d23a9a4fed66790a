import * as z from 'zod/mini';
import { endpoint, json } from '../../endpoint';
import {
  absence,
  assignmentPreview,
  assignmentResult,
  assignmentUndone,
  workload,
} from '../../entities/assignment';
import { date, id } from '../../fields';
import { claimSelection } from './review';

const tag = 'Refunds';
const reviewers = ['verifier', 'approver', 'admin'] as const;

/** To whom claims go: shared out by workload among some people, or among all verifiers who are present; or to one, or no one. */
export const assignmentTarget = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('by-workload'),
    people: z.nullable(z.array(id).check(z.minLength(1), z.maxLength(200))),
  }),
  z.strictObject({ kind: z.literal('person'), id }),
  z.strictObject({ kind: z.literal('no-one') }),
]);

const assignment = z.strictObject({ selection: claimSelection, to: assignmentTarget });

export const getWorkload = endpoint({
  method: 'GET',
  path: '/api/admin/refunds/workload',
  summary: 'Open claims of each person who verifies or approves',
  tag,
  access: reviewers,
  answer: json(workload),
});

export const previewAssignment = endpoint({
  method: 'POST',
  path: '/api/admin/refunds/assignments/preview',
  summary: 'Preview assigning the selected claims',
  tag,
  access: reviewers,
  body: assignment,
  answer: json(assignmentPreview),
});

export const assignClaims = endpoint({
  method: 'POST',
  path: '/api/admin/refunds/assignments',
  summary: 'Assign the selected claims',
  tag,
  access: reviewers,
  idempotent: true,
  body: assignment,
  answer: json(assignmentResult),
});

/** Claims that someone has taken over or moved since then stay as they are. */
export const undoAssignment = endpoint({
  method: 'POST',
  path: '/api/admin/refunds/assignments/{id}/undo',
  summary: 'Undo an assignment of many claims',
  tag,
  access: reviewers,
  params: z.strictObject({ id }),
  answer: json(assignmentUndone),
});

/** By the person, or by an administrator for anyone. */
export const setAbsence = endpoint({
  method: 'POST',
  path: '/api/admin/refunds/absences',
  summary: 'Note or remove a person’s absence',
  tag,
  access: reviewers,
  body: z.strictObject({
    person: id,
    absence: z.nullable(z.strictObject({ firstDay: date, lastDay: date })),
  }),
  answer: json(z.object({ absence: z.nullable(absence) })),
});
