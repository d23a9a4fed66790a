import * as z from 'zod/mini';
import { endpoint, json } from '../../endpoint';
import {
  configurationEditor,
  configurationHistory,
  configurationPreview,
  programDocument,
} from '../../entities/configuration';
import { personal } from '../../sensitivity';

const tag = 'Program';
const access = ['admin'] as const;

export const getConfigurationDocument = endpoint({
  method: 'GET',
  path: '/api/admin/configuration/document',
  summary: 'The configuration for editing',
  tag,
  access,
  answer: json(configurationEditor),
});

export const previewConfiguration = endpoint({
  method: 'POST',
  path: '/api/admin/configuration/preview',
  summary: 'Preview a configuration change, its errors, and what it affects',
  tag,
  access,
  body: z.strictObject({ document: programDocument }),
  answer: json(configurationPreview),
});

/** Counts from this moment on and never alters what was computed. */
export const changeConfiguration = endpoint({
  method: 'PUT',
  path: '/api/admin/configuration',
  summary: 'Change the configuration',
  tag,
  access,
  idempotent: true,
  body: z.strictObject({
    version: z.string().check(z.regex(/^\d{1,19}$/)),
    document: programDocument,
    /** Fields of the warnings of the preview that are meant as they are. */
    confirmed: z.optional(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(1000))),
    reason: personal(z.string().check(z.trim(), z.minLength(1), z.maxLength(1000))),
  }),
  answer: json(configurationEditor),
});

export const loadPreset = endpoint({
  method: 'POST',
  path: '/api/admin/configuration/preset',
  summary: 'Load a shipped preset into an empty program',
  tag,
  access,
  idempotent: true,
  body: z.strictObject({ preset: z.string().check(z.maxLength(60)) }),
  answer: json(configurationEditor),
});

export const listConfigurationChanges = endpoint({
  method: 'GET',
  path: '/api/admin/configuration/history',
  summary: 'Configuration changes, newest first',
  tag,
  access,
  answer: json(configurationHistory),
});
