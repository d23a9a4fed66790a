import * as z from 'zod/mini';
import { endpoint, json } from '../../endpoint';
import { enteredCompany } from '../../entities/company';
import { customsBatch, customsLineDetails } from '../../entities/customs';
import {
  batchDependents,
  batchOutcome,
  importerAssignment,
  importerCompany,
  importerRecord,
  importerReturn,
  lineClaim,
  linePosting,
  lineTotals,
  unmatchedImporter,
} from '../../entities/customsImporter';
import { id, quantity, reasonText, version } from '../../fields';
import { listOf, listQuery } from '../../list';
import { personal } from '../../sensitivity';
import { listCustomsLines, yearText } from './files';

const tag = 'Customs';
const staff = ['admin', 'verifier', 'approver', 'readonly'] as const;
const importers = ['admin', 'verifier'] as const;
const one = z.strictObject({ id });

export const listUnmatchedImporters = endpoint({
  method: 'GET',
  path: '/api/customs/unmatched',
  summary: 'Unmatched importer numbers with suggested companies',
  tag,
  access: staff,
  query: listQuery(
    ['amountCollected', 'lines', 'quantity', 'firstEntry', 'lastEntry', 'importerName', 'importerNumber'],
    '-amountCollected',
    { fiscalYear: yearText },
  ),
  answer: json(listOf(unmatchedImporter)),
});

export const getImporter = endpoint({
  method: 'GET',
  path: '/api/customs/importer',
  summary: 'An importer number with its names, its company, and suggested companies',
  tag,
  access: staff,
  query: z.strictObject({ number: personal(z.string().check(z.minLength(1), z.maxLength(20))) }),
  answer: json(importerRecord),
});

/** With `dryRun` nothing is changed: the answer says what would be. */
export const assignImporter = endpoint({
  method: 'POST',
  path: '/api/customs/unmatched/assign',
  summary: 'Assign an unmatched importer number and its lines to a company',
  tag,
  access: importers,
  body: z.strictObject({
    importerNumber: personal(z.string().check(z.minLength(1), z.maxLength(20))),
    companyId: id,
    dryRun: z.boolean(),
  }),
  answer: json(importerAssignment),
});

/** Customs sends a name and a number, and no address. */
export const createImporterCompany = endpoint({
  method: 'POST',
  path: '/api/customs/unmatched/company',
  summary: 'Create a company from an unmatched importer number and assign it the number',
  tag,
  access: ['admin'],
  body: z.extend(enteredCompany, {
    importerNumber: personal(z.string().check(z.minLength(1), z.maxLength(20))),
  }),
  answer: json(importerCompany),
});

/** With `dryRun` nothing is changed: the answer says what would be, and what stands against it. */
export const takeImporterBack = endpoint({
  method: 'POST',
  path: '/api/customs/unmatched/take-back',
  summary: 'Unassign an importer number and its lines from a company',
  tag,
  access: importers,
  body: z.strictObject({
    importerNumber: personal(z.string().check(z.minLength(1), z.maxLength(20))),
    companyId: id,
    reason: reasonText,
    dryRun: z.boolean(),
  }),
  answer: json(importerReturn),
});

const lineQuery = listCustomsLines.query;
if (lineQuery === undefined) throw new Error('entry lines are listed by a query');

export const getCustomsLineTotals = endpoint({
  method: 'GET',
  path: '/api/customs/line-totals',
  summary: 'Collected and expected totals of the filtered lines',
  tag,
  access: ['user', ...staff],
  query: lineQuery,
  answer: json(lineTotals),
});

export const listLinePostings = endpoint({
  method: 'GET',
  path: '/api/customs/lines/{id}/postings',
  summary: 'A line and its corrections, with a running total',
  tag,
  access: ['user', ...staff],
  params: one,
  answer: json(z.array(linePosting)),
});

export const listLineClaims = endpoint({
  method: 'GET',
  path: '/api/customs/lines/{id}/claims',
  summary: 'Refund claims on the line',
  tag,
  access: ['user', ...staff],
  params: one,
  answer: json(z.array(lineClaim)),
});

export const getBatchOutcome = endpoint({
  method: 'GET',
  path: '/api/customs/batches/{id}/outcome',
  summary: 'The result of a posted file, and its reversal',
  tag,
  access: staff,
  params: one,
  answer: json(batchOutcome),
});

export const getBatchDependents = endpoint({
  method: 'GET',
  path: '/api/customs/batches/{id}/dependents',
  summary: 'What depends on the lines of a posted file',
  tag,
  access: staff,
  params: one,
  answer: json(batchDependents),
});

export const rollBackCustomsBatch = endpoint({
  method: 'POST',
  path: '/api/customs/batches/{id}/rollback',
  summary: 'Reverse a posted file if nothing depends on its lines',
  tag,
  access: importers,
  params: one,
  body: z.strictObject({ version, reason: reasonText.check(z.minLength(1)) }),
  answer: json(customsBatch),
  idempotent: true,
});

export const enterLineQuantity = endpoint({
  method: 'POST',
  path: '/api/customs/lines/{id}/quantity',
  summary: 'Enter the quantity of a line that has no conversion factor',
  tag,
  access: importers,
  params: one,
  body: z.strictObject({
    /** That of the quantity entered before; 0 where there is none. */
    version: z.int().check(z.minimum(0)),
    /** In the program's unit. */
    quantity,
    reason: reasonText.check(z.minLength(1)),
  }),
  answer: json(customsLineDetails),
});
