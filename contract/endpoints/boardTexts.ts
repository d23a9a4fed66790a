import * as z from 'zod/mini';
import { endpoint, json } from '../endpoint';
import { boardTextEntity, publicTexts, textContent } from '../entities/boardText';
import { LANGUAGES } from '../texts/sentence';

const tag = 'Program';
const access = ['admin'] as const;
const named = { key: z.string().check(z.maxLength(80)), language: z.enum(LANGUAGES) } as const;
const version = z.int().check(z.gte(0));

export const getPublicTexts = endpoint({
  method: 'GET',
  path: '/api/texts',
  summary: 'The board’s public texts',
  tag,
  access: 'public',
  answer: json(publicTexts),
});

export const listBoardTexts = endpoint({
  method: 'GET',
  path: '/api/admin/configuration/texts',
  summary: 'All texts and email templates in all languages',
  tag,
  access,
  answer: json(z.array(boardTextEntity)),
});

/** Counts for what is sent or shown from now on. */
export const changeBoardText = endpoint({
  method: 'PUT',
  path: '/api/admin/configuration/texts',
  summary: 'Replace a text with the board’s own text',
  tag,
  access,
  body: z.strictObject({ ...named, version, content: textContent }),
  answer: json(boardTextEntity),
});

export const resetBoardText = endpoint({
  method: 'POST',
  path: '/api/admin/configuration/texts/reset',
  summary: 'Reset a text to the default',
  tag,
  access,
  body: z.strictObject({ ...named, version }),
  answer: json(boardTextEntity),
});
