import * as z from 'zod/mini';
import { endpoint, file, json } from '../endpoint';
import { documentEntity, documentKind, documentTable } from '../entities/document';
import { id } from '../fields';
import { personal } from '../sensitivity';

/** Evidence is uploaded first and belongs to the claim that names it; what nobody names is removed after a day. */
export const uploadDocument = endpoint({
  method: 'POST',
  path: '/api/documents',
  summary: 'Upload a document',
  tag: 'Documents',
  access: ['user', 'admin'],
  permission: 'prepare',
  upload: true,
  body: z.strictObject({ kind: documentKind }),
  answer: json(documentEntity),
});

export const downloadDocument = endpoint({
  method: 'GET',
  path: '/api/documents/{id}',
  summary: 'Download a document',
  tag: 'Documents',
  access: ['user', 'approver', 'verifier', 'admin', 'readonly'],
  params: z.strictObject({ id }),
  answer: file('application/octet-stream'),
});

/** A photograph that browsers cannot show (HEIC), as one that they can. */
export const showDocumentPicture = endpoint({
  method: 'GET',
  path: '/api/documents/{id}/picture',
  summary: 'A HEIC photograph as PNG',
  tag: 'Documents',
  access: ['user', 'approver', 'verifier', 'admin', 'readonly'],
  params: z.strictObject({ id }),
  answer: file('image/png'),
});

export const showDocumentTable = endpoint({
  method: 'GET',
  path: '/api/documents/{id}/table',
  summary: 'The first rows of a workbook',
  tag: 'Documents',
  access: ['user', 'approver', 'verifier', 'admin', 'readonly'],
  params: z.strictObject({ id }),
  query: z.strictObject({ sheet: z.optional(personal(z.string().check(z.maxLength(100)))) }),
  answer: json(documentTable),
});

export const removeDocument = endpoint({
  method: 'DELETE',
  path: '/api/documents/{id}',
  summary: 'Delete a document that no claim uses',
  tag: 'Documents',
  access: ['user', 'admin'],
  permission: 'prepare',
  params: z.strictObject({ id }),
  answer: json(z.null()),
});
