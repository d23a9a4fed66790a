import * as z from 'zod/mini';
import { endpoint, file, json } from '../endpoint';
import { id, instant, person } from '../fields';
import { LIMITS } from '../limits';
import { listOf, listQuery } from '../list';
import { personal } from '../sensitivity';

const tag = 'Problems';
const place = z.string().check(z.maxLength(300));

/** Something that went wrong, told by whoever saw it. `file` is a redacted log of what the tab did, or empty. */
export const reportProblem = endpoint({
  method: 'POST',
  path: '/api/problems',
  summary: 'Report a problem, with or without a log of actions',
  tag,
  access: 'signed-in',
  upload: true,
  body: z.strictObject({
    note: personal(z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.commentText))),
    /** The path of the address at the time. */
    page: place,
    build: place,
  }),
  answer: json(z.object({ id })),
});

export const problemReport = z.object({
  id,
  reportedAt: instant,
  by: person,
  note: personal(z.string()),
  page: z.string(),
  build: z.string(),
  /** Zero where there is none. */
  logBytes: z.int(),
});
export type ProblemReport = z.infer<typeof problemReport>;

export const listProblems = endpoint({
  method: 'GET',
  path: '/api/admin/problems',
  summary: 'Reported problems',
  tag,
  access: ['admin'],
  query: listQuery(['reportedAt'], '-reportedAt', {}),
  answer: json(listOf(problemReport)),
});

/** Reading a log is written into the audit trail. */
export const downloadProblemLog = endpoint({
  method: 'GET',
  path: '/api/admin/problems/{id}/log',
  summary: 'The log of a reported problem, for replay',
  tag,
  access: ['admin'],
  params: z.strictObject({ id }),
  answer: file('application/x-ndjson'),
});
