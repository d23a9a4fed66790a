import * as z from 'zod/mini';
import { ANNUAL_LETTERS, ANNUAL_OUTCOMES } from '../../../domain/annualRun';
import { endpoint, file, json } from '../../endpoint';
import { annualRun, annualRunList, annualRunRow } from '../../entities/annualRun';
import { fiscalYear, id } from '../../fields';
import { listOf, listQuery, several } from '../../list';

const tag = 'Refunds';
const admins = ['admin'] as const;
const one = z.strictObject({ id });

/** The newest twenty. */
export const listAnnualRuns = endpoint({
  method: 'GET',
  path: '/api/admin/refunds/annual-runs',
  summary: 'Annual runs, and the fiscal years one is possible for',
  tag,
  access: admins,
  answer: json(annualRunList),
});

/** Changes nothing but the run's own record; it is calculated in the background. */
export const startAnnualRun = endpoint({
  method: 'POST',
  path: '/api/admin/refunds/annual-runs',
  summary: 'Calculate what every importer can still claim for a fiscal year',
  tag,
  access: admins,
  body: z.strictObject({ fiscalYear }),
  answer: json(annualRun),
});

export const getAnnualRun = endpoint({
  method: 'GET',
  path: '/api/admin/refunds/annual-runs/{id}',
  summary: 'An annual run with its totals',
  tag,
  access: admins,
  params: one,
  answer: json(annualRun),
});

export const cancelAnnualRun = endpoint({
  method: 'POST',
  path: '/api/admin/refunds/annual-runs/{id}/cancel',
  summary: 'Cancel an annual run that is being calculated',
  tag,
  access: admins,
  params: one,
  answer: json(annualRun),
});

/** Once a run; each importer is written to once a fiscal year. The letters are written in the background. */
export const sendAnnualLetters = endpoint({
  method: 'POST',
  path: '/api/admin/refunds/annual-runs/{id}/letters',
  summary: 'Write to the importers of an annual run that can claim',
  tag,
  access: admins,
  params: one,
  answer: json(annualRun),
});

export const printAnnualLetters = endpoint({
  method: 'GET',
  path: '/api/admin/refunds/annual-runs/{id}/letters.pdf',
  summary: 'Printable letters to importers without an account',
  tag,
  access: admins,
  params: one,
  answer: file('application/pdf'),
});

export const listAnnualRunRows = endpoint({
  method: 'GET',
  path: '/api/admin/refunds/annual-run-importers',
  summary: 'The importers of an annual run',
  tag,
  access: admins,
  query: listQuery(['amount', 'importerName', 'importerNumber', 'lines', 'lastDay'], '-amount', {
    /** The newest one when left out. */
    run: z.optional(id),
    outcome: several(ANNUAL_OUTCOMES),
    letter: several(ANNUAL_LETTERS),
    /** Whether a company has the number. */
    company: z.optional(z.enum(['yes', 'no'])),
  }),
  answer: json(listOf(annualRunRow)),
});
