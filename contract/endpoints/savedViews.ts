import * as z from 'zod/mini';
import { endpoint, json } from '../endpoint';
import { newView, savedView, sentView } from '../entities/savedView';
import { id } from '../fields';

const tag = 'Views';

export const listSavedViews = endpoint({
  method: 'GET',
  path: '/api/account/views',
  summary: 'Your saved views of all lists',
  tag,
  access: 'signed-in',
  answer: json(z.array(savedView)),
});

export const saveView = endpoint({
  method: 'POST',
  path: '/api/account/views',
  summary: 'Save a view of a list',
  tag,
  access: 'signed-in',
  body: newView,
  answer: json(savedView),
});

export const changeView = endpoint({
  method: 'PUT',
  path: '/api/account/views/{id}',
  summary: 'Rename, update, or set as default a saved view',
  tag,
  access: 'signed-in',
  params: z.strictObject({ id }),
  body: z.strictObject(sentView),
  answer: json(savedView),
});

export const removeView = endpoint({
  method: 'DELETE',
  path: '/api/account/views/{id}',
  summary: 'Delete a saved view',
  tag,
  access: 'signed-in',
  params: z.strictObject({ id }),
  answer: json(z.null()),
});
