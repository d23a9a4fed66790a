import * as z from 'zod/mini';
import { date, id, instant, money, person, version } from '../fields';
import { personal } from '../sensitivity';

/** An importer number of a company, open or closed. */
export const importerNumberEntry = z.object({
  /** A social security number is covered but for its last four digits, unless the reader manages companies. */
  number: personal(z.string()),
  addedOn: date,
  /** The last day of entries that still belong to the company; null while it is open. */
  closedOn: z.nullable(date),
  lines: z.int(),
});

/** What adding an importer number would do. */
export const importerNumberCheck = z.object({
  /** As it would be kept. */
  number: personal(z.string()),
  kind: z.enum(['irs', 'ssn', 'cbp-assigned']),
  /** Who holds it already; then it cannot be added. */
  holder: z.nullable(z.object({ id, name: personal(z.string()) })),
  /** Entry lines under the number that belong to no company yet; adding it makes them the company's. */
  unmatchedLines: z.int(),
  amountCollected: money,
});

/** A time in which companies share the exempt quantity; it counts for whole fiscal years. */
export const groupMember = z.object({
  companyId: id,
  name: personal(z.string()),
  from: date,
  until: z.nullable(date),
  firstYear: z.int(),
  lastYear: z.nullable(z.int()),
});

export const MERGE_CONFLICTS = [
  'merge-itself',
  'merge-target-not-active',
  'merge-done-before',
  'merge-balance-open',
  'merge-report-open',
  'merge-payment-open',
  'merge-exemptions-overlap',
  'merge-other-group',
  'merge-change-waiting',
  'merge-waiver-and-claim',
  'merge-pending-twice',
] as const;
export type MergeConflict = (typeof MERGE_CONFLICTS)[number];

/** What a merge would move, and what stands in its way. */
export const mergePlan = z.object({
  from: z.object({ id, name: personal(z.string()), version }),
  into: z.object({ id, name: personal(z.string()) }),
  moves: z.object({
    users: z.int(),
    importerNumbers: z.int(),
    customsLines: z.int(),
    refunds: z.int(),
    exemptions: z.int(),
    documents: z.int(),
    /** Waivers of a year's refunds, in force or taken back; what both have waived is waived once. */
    waivers: z.int(),
    /** Filing extensions of a year; where both companies have one, the later day applies. */
    filingExtensions: z.int(),
    /** The account refunds are paid into: it moves where the other company has none. */
    payeeAccounts: z.int(),
    /** People's views of lists that are narrowed to the old record. */
    savedViews: z.int(),
  }),
  /** Both name an account for refunds: the one of the company that stays is kept. */
  keepsOwnAccount: z.boolean(),
  /** Stays with the old record, which leads to the new one. */
  stays: z.object({ reports: z.int(), ledgerEntries: z.int() }),
  conflicts: z.array(z.enum(MERGE_CONFLICTS)),
});
export type MergePlan = z.infer<typeof mergePlan>;

/** What a company may not change itself and can ask for. */
export const CHANGE_FIELDS = ['legalName', 'taxId', 'kind', 'importerNumber'] as const;
export const CHANGE_STATUSES = ['waiting', 'accepted', 'refused', 'withdrawn'] as const;

export const changeRequest = z.object({
  id,
  version,
  companyId: id,
  companyName: personal(z.string()),
  field: z.enum(CHANGE_FIELDS),
  /** Current value; null if there is none. */
  oldValue: z.nullable(personal(z.string())),
  newValue: personal(z.string()),
  reason: personal(z.string()),
  status: z.enum(CHANGE_STATUSES),
  askedBy: person,
  askedAt: instant,
  decidedBy: z.nullable(person),
  decidedAt: z.nullable(instant),
  answer: z.nullable(personal(z.string())),
});
export type ChangeRequest = z.infer<typeof changeRequest>;
