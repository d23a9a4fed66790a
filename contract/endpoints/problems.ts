import * as z from 'zod/mini';
import { endpoint, file, json } from '../endpoint';
import { PROBLEM_STATES } from '../../domain/problemReport';
import { id, instant, person, version } from '../fields';
import { LIMITS } from '../limits';
import { listOf, listQuery, several } from '../list';
import { personal } from '../sensitivity';

const tag = 'Problems';
const place = z.string().check(z.maxLength(300));
/** A test of this project, by its place in it. */
const testFile = z.string().check(z.regex(/^test\/[\w./-]{1,200}\.test\.tsx?$/));

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
  // A log that an earlier build recorded has none of these.
  state: z.optional(z.enum(PROBLEM_STATES)),
  owner: z.optional(z.nullable(person)),
  test: z.optional(z.nullable(testFile)),
  version: z.optional(version),
});
export type ProblemReport = z.infer<typeof problemReport>;

export const listProblems = endpoint({
  method: 'GET',
  path: '/api/admin/problems',
  summary: 'Reported problems',
  tag,
  access: ['admin'],
  query: listQuery(['reportedAt'], '-reportedAt', {
    state: several(PROBLEM_STATES),
    owner: z.optional(z.enum(['me', 'none'])),
    build: z.optional(place),
  }),
  answer: json(listOf(problemReport)),
});

/** Notes who works on a problem and how far they are. A closed problem names the test that would find it again. */
export const changeProblem = endpoint({
  method: 'POST',
  path: '/api/admin/problems/{id}/work',
  summary: 'Change the state, owner, and test of a reported problem',
  tag,
  access: ['admin'],
  params: z.strictObject({ id }),
  body: z.strictObject({
    version,
    state: z.enum(PROBLEM_STATES),
    owner: z.enum(['me', 'none', 'same']),
    test: z.nullable(testFile),
  }),
  answer: json(problemReport),
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
