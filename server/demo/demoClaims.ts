import type { RefundReason } from '../../domain/refundReason';

/** One step of a claim after it was filed, days after the step before it. */
export type ClaimStep =
  | { readonly kind: 'take-up'; readonly days: number; readonly by: string }
  | { readonly kind: 'verify'; readonly days: number; readonly by: string; readonly cut?: true }
  | { readonly kind: 'approve'; readonly days: number; readonly by: string }
  | { readonly kind: 'reject'; readonly days: number; readonly by: string; readonly reason: string }
  | { readonly kind: 'ask'; readonly days: number; readonly by: string; readonly reason: string }
  | { readonly kind: 'answer'; readonly days: number; readonly by: string; readonly text: string }
  | { readonly kind: 'send-back'; readonly days: number; readonly by: string; readonly reason: string }
  | { readonly kind: 'assignee'; readonly days: number; readonly by: string }
  | { readonly kind: 'appeal'; readonly days: number; readonly by: string; readonly reason: string }
  | { readonly kind: 'withdraw'; readonly days: number; readonly by: string; readonly reason: string }
  | {
      readonly kind: 'comment';
      readonly days: number;
      readonly by: string;
      readonly text: string;
      readonly internal: boolean;
    };

export interface DemoClaim {
  readonly by: string;
  /** Filed by an administrator who acts for the company of `by`. */
  readonly onBehalf?: true;
  readonly daysAgo: number;
  /** How many of the lines open to it are claimed, in claim order. */
  readonly lines: number;
  readonly reason: RefundReason;
  /** How many entries besides that Customs has yet to send. */
  readonly pendingAtCustoms?: number;
  /** The whole fiscal year before, rather than the one the lines of that day lie in. */
  readonly wholeLastYear?: true;
  readonly steps: readonly ClaimStep[];
}

const [v1, v2] = ['verifier@northwood.example', 'verifier2@northwood.example'];
const [a1, a2] = ['approver@northwood.example', 'approver2@northwood.example'];

const takeUp = (by: string, days = 3): ClaimStep => ({ kind: 'take-up', days, by });
const verify = (by: string, days = 5): ClaimStep => ({ kind: 'verify', days, by });
const approve = (by: string, days = 4): ClaimStep => ({ kind: 'approve', days, by });
const assignee = (by: string, days = 1): ClaimStep => ({ kind: 'assignee', days, by });
const granted = (v: string, a: string): readonly ClaimStep[] => [takeUp(v), verify(v), approve(a)];

const cedar = 'user@cedarline.example';
const boreal = 'user@boreal.example';
const harbor = 'user@harborpine.example';
const lakehead = 'user@lakehead.example';
const scierie = 'user@riviereauxrats.example';
const prairie = 'user@prairiestud.example';

/** Claims in every step, spread over two years. */
export const CLAIMS: readonly DemoClaim[] = [
  { by: cedar, daysAgo: 560, lines: 25, reason: 'FIRST_QUANTITY', steps: granted(v1, a1) },
  { by: lakehead, daysAgo: 500, lines: 12, reason: 'FIRST_QUANTITY', steps: granted(v2, a1) },
  {
    by: prairie,
    daysAgo: 480,
    lines: 10,
    reason: 'DUPLICATE',
    steps: [
      takeUp(v1),
      {
        kind: 'reject',
        days: 6,
        by: v1,
        reason:
          'Customs shows one collection on each of these lines. The receipts are for two different entries.',
      },
    ],
  },
  { by: cedar, daysAgo: 430, lines: 40, reason: 'FIRST_QUANTITY', steps: granted(v2, a2) },
  { by: boreal, daysAgo: 410, lines: 15, reason: 'FIRST_QUANTITY', steps: granted(v1, a2) },
  {
    by: scierie,
    daysAgo: 350,
    lines: 9,
    reason: 'FIRST_QUANTITY',
    steps: [
      takeUp(v2),
      {
        kind: 'withdraw',
        days: 2,
        by: scierie,
        reason: 'Nous la déposerons de nouveau avec notre certificat biologique.',
      },
    ],
  },
  { by: cedar, daysAgo: 300, lines: 60, reason: 'FIRST_QUANTITY', steps: granted(v1, a1) },
  { by: lakehead, daysAgo: 280, lines: 14, reason: 'FIRST_QUANTITY', steps: granted(v2, a2) },
  {
    by: prairie,
    daysAgo: 250,
    lines: 12,
    reason: 'FIRST_QUANTITY',
    steps: [
      takeUp(v1),
      { kind: 'verify', days: 5, by: v1, cut: true },
      {
        kind: 'comment',
        days: 1,
        by: prairie,
        text: 'Thanks. We should have checked the last line.',
        internal: false,
      },
      approve(a1),
    ],
  },
  { by: boreal, daysAgo: 150, lines: 16, reason: 'ORGANIC', steps: granted(v1, a1) },
  { by: cedar, daysAgo: 140, lines: 35, reason: 'FIRST_QUANTITY', steps: granted(v2, a1) },
  { by: boreal, daysAgo: 74, lines: 11, reason: 'FIRST_QUANTITY', steps: granted(v1, a2) },
  {
    by: prairie,
    daysAgo: 66,
    lines: 5,
    reason: 'FIRST_QUANTITY',
    steps: [
      {
        kind: 'comment',
        days: 40,
        by: v2,
        text: 'Waiting for the corrected entry from the broker. The decision is due soon.',
        internal: true,
      },
    ],
  },
  { by: cedar, daysAgo: 44, lines: 30, reason: 'FIRST_QUANTITY', steps: [takeUp(v1), verify(v1)] },
  {
    by: harbor,
    daysAgo: 41,
    lines: 600,
    reason: 'FIRST_QUANTITY',
    wholeLastYear: true,
    steps: [takeUp(v2), verify(v2), approve(a2)],
  },
  { by: lakehead, daysAgo: 30, lines: 10, reason: 'FIRST_QUANTITY', steps: [takeUp(v2)] },
  {
    by: prairie,
    daysAgo: 26,
    lines: 9,
    reason: 'FIRST_QUANTITY',
    steps: [
      takeUp(v1, 1),
      verify(v1, 4),
      {
        kind: 'send-back',
        days: 3,
        by: a1,
        reason: 'Line two shows a variance. Compare it with the corrected entry before we pay.',
      },
    ],
  },
  {
    by: cedar,
    daysAgo: 21,
    lines: 12,
    reason: 'FIRST_QUANTITY',
    steps: [
      takeUp(v2, 2),
      {
        kind: 'ask',
        days: 2,
        by: v2,
        reason: 'The entry summary is cut off after the first page. Please upload all pages.',
      },
    ],
  },
  {
    by: scierie,
    daysAgo: 17,
    lines: 6,
    reason: 'ORGANIC',
    steps: [
      { kind: 'ask', days: 3, by: v1, reason: 'Please attach the addendum that lists the products.' },
      { kind: 'answer', days: 4, by: scierie, text: 'Voici l’annexe du certificat.' },
    ],
  },
  {
    by: prairie,
    daysAgo: 24,
    lines: 3,
    reason: 'DUPLICATE',
    steps: [
      takeUp(v2, 2),
      {
        kind: 'reject',
        days: 3,
        by: v2,
        reason: 'The receipts show only one collection for each of these lines.',
      },
      {
        kind: 'appeal',
        days: 2,
        by: prairie,
        reason: 'The second collection is on the broker’s statement for March, which is now attached.',
      },
    ],
  },
  { by: harbor, daysAgo: 19, lines: 2, reason: 'FIRST_QUANTITY', steps: [assignee(v1), takeUp(v1, 1)] },
  { by: prairie, daysAgo: 15, lines: 2, reason: 'FIRST_QUANTITY', steps: [assignee(v2)] },
  { by: harbor, daysAgo: 14, lines: 3, reason: 'FIRST_QUANTITY', steps: [takeUp(v2, 1), verify(v2, 3)] },
  { by: boreal, onBehalf: true, daysAgo: 12, lines: 7, reason: 'FIRST_QUANTITY', steps: [] },
  { by: harbor, daysAgo: 8, lines: 20, reason: 'FIRST_QUANTITY', steps: [] },
  { by: harbor, daysAgo: 7, lines: 2, reason: 'FIRST_QUANTITY', steps: [] },
  { by: prairie, daysAgo: 6, lines: 2, reason: 'FIRST_QUANTITY', steps: [] },
  { by: boreal, daysAgo: 4, lines: 2, reason: 'FIRST_QUANTITY', steps: [] },
  { by: cedar, daysAgo: 5, lines: 8, pendingAtCustoms: 2, reason: 'FIRST_QUANTITY', steps: [] },
  { by: scierie, daysAgo: 3, lines: 1, pendingAtCustoms: 1, reason: 'OTHER', steps: [takeUp(v1, 1)] },
];
