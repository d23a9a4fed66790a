import * as z from 'zod/mini';
import { endpoint, json } from '../../endpoint';
import {
  configurationEditor,
  configurationHistory,
  configurationPreview,
  configurationScheduled,
  programDocument,
} from '../../entities/configuration';
import { date } from '../../fields';
import { personal } from '../../sensitivity';

const tag = 'Program';
const access = ['admin'] as const;
const version = z.string().check(z.regex(/^\d{1,19}$/));
const reason = personal(z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)));

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

/** Counts from this moment or from a later day on, and never alters what was computed. */
export const changeConfiguration = endpoint({
  method: 'PUT',
  path: '/api/admin/configuration',
  summary: 'Change the configuration',
  tag,
  access,
  idempotent: true,
  body: z.strictObject({
    version,
    document: programDocument,
    /** The board's day from which it counts, today or later; at once without one. */
    effectiveOn: z.optional(date),
    /** Fields of the warnings of the preview that are meant as they are. */
    confirmed: z.optional(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(1000))),
    reason,
  }),
  answer: json(configurationEditor),
});

export const getScheduledConfiguration = endpoint({
  method: 'GET',
  path: '/api/admin/configuration/scheduled',
  summary: 'The configuration change scheduled for a later day',
  tag,
  access,
  answer: json(configurationScheduled),
});

export const cancelScheduledConfiguration = endpoint({
  method: 'POST',
  path: '/api/admin/configuration/scheduled/cancel',
  summary: 'Cancel the scheduled configuration change',
  tag,
  access,
  idempotent: true,
  body: z.strictObject({ version, reason }),
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
