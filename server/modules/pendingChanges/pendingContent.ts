import { z } from 'zod';
import { programDocument } from '../../../contract/entities/configuration';
import { ROLES } from '../../../contract/roles';
import { calendarDate } from '../../../domain/calendarDate';
import { completeDocument } from '../../../domain/completeDocument';
import type { ProgramDocument } from '../../../domain/programDocument';
import type { PendingChangeKind } from '../../../domain/pendingChange';
import { fullName } from '../users/fullName';

const heldRoles = z.array(z.enum(ROLES).exclude(['none']));

/** A change can have been requested before a program had its newest settings: those are what they are where a program says nothing. */
const keptDocument = z.preprocess(
  (kept) => completeDocument(Object(kept) as ProgramDocument),
  programDocument,
);

/** What is kept of each kind of change until it is decided. */
const CONTENT = {
  'staff-account': z.object({
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    companyId: z.string(),
    roles: heldRoles,
    language: z.enum(['en', 'fr']),
  }),
  'staff-roles': z.object({ name: z.string(), before: heldRoles, roles: heldRoles }),
  configuration: z.object({
    /** The configuration it was made on. */
    base: z.string(),
    document: keptDocument,
    changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
    reason: z.string(),
    effectiveOn: z.optional(z.string().transform(calendarDate)),
    /** The scheduled configuration that it cancels. */
    cancels: z.optional(z.string()),
  }),
} as const satisfies Readonly<Record<PendingChangeKind, z.ZodType>>;

export type PendingContent<K extends PendingChangeKind> = z.output<(typeof CONTENT)[K]>;

export type PendingChangeToDo = {
  readonly [K in PendingChangeKind]: { readonly kind: K; readonly content: PendingContent<K> };
}[PendingChangeKind];

/** A kept change as it was written. */
export function readPending(kind: PendingChangeKind, content: unknown): PendingChangeToDo {
  switch (kind) {
    case 'staff-account':
      return { kind, content: CONTENT[kind].parse(content) };
    case 'staff-roles':
      return { kind, content: CONTENT[kind].parse(content) };
    case 'configuration':
      return { kind, content: CONTENT[kind].parse(content) };
  }
}

/** What it is about, in no language: whose account, or why the configuration changes. */
export const aboutOf = (change: PendingChangeToDo): string => {
  switch (change.kind) {
    case 'staff-account':
      return fullName(change.content.firstName, change.content.lastName);
    case 'staff-roles':
      return change.content.name;
    case 'configuration':
      return change.content.reason;
  }
};
