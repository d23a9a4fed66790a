import * as z from 'zod/mini';
import { endpoint, json } from '../endpoint';
import { newView, savedView, viewContent } from '../entities/savedView';
import { id } from '../fields';

const tag = 'Views';

export const listSavedViews = endpoint({
  method: 'GET',
  path: '/api/account/views',
  summary: 'The reader’s own views of all lists',
  tag,
  access: 'signed-in',
  answer: json(z.array(savedView)),
});

export const saveView = endpoint({
  method: 'POST',
  path: '/api/account/views',
  summary: 'Keep how a list is shown at the moment',
  tag,
  access: 'signed-in',
  body: newView,
  answer: json(savedView),
});

export const changeView = endpoint({
  method: 'PUT',
  path: '/api/account/views/{id}',
  summary: 'Rename an own view, make it the one to begin with, or keep what is shown now in it',
  tag,
  access: 'signed-in',
  params: z.strictObject({ id }),
  body: z.strictObject(viewContent),
  answer: json(savedView),
});

export const removeView = endpoint({
  method: 'DELETE',
  path: '/api/account/views/{id}',
  summary: 'Remove an own view',
  tag,
  access: 'signed-in',
  params: z.strictObject({ id }),
  answer: json(z.null()),
});
