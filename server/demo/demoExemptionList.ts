import type { ExemptionKind } from '../../domain/exemption';

/** Something done with an application, so many days after the step before. */
export interface ExemptionStep {
  readonly action:
    'takeUp' | 'ask' | 'answer' | 'approve' | 'deny' | 'revoke' | 'withdraw' | 'comment' | 'note';
  readonly days: number;
  /** What was said; empty where nothing is. */
  readonly reason: string;
}

export interface DemoApplication {
  readonly email: string;
  readonly kind: ExemptionKind;
  readonly daysAgo: number;
  /** The fiscal year it is for, counted from the running one. */
  readonly year: -1 | 0 | 1;
  readonly steps: readonly ExemptionStep[];
}

const step = (action: ExemptionStep['action'], days: number, reason = ''): ExemptionStep => ({
  action,
  days,
  reason,
});

export const APPLICATIONS: readonly DemoApplication[] = [
  { email: 'user@boreal.example', kind: 'ORGANIC', daysAgo: 570, year: -1, steps: [step('approve', 12)] },
  { email: 'user@boreal.example', kind: 'ORGANIC', daysAgo: 205, year: 0, steps: [step('approve', 9)] },
  {
    email: 'user@riviereauxrats.example',
    kind: 'ORGANIC',
    daysAgo: 335,
    year: 0,
    steps: [
      step('ask', 5, 'L’annexe du certificat biologique manque.'),
      step('answer', 8, 'L’annexe est jointe.'),
      step('approve', 4),
    ],
  },
  {
    email: 'user@tamarackridge.example',
    kind: 'SMALL_VOLUME',
    daysAgo: 640,
    year: -1,
    steps: [step('approve', 20)],
  },
  {
    email: 'user@tamarackridge.example',
    kind: 'SMALL_VOLUME',
    daysAgo: 270,
    year: 0,
    steps: [step('takeUp', 2), step('approve', 16)],
  },
  {
    email: 'user@cedarline.example',
    kind: 'SMALL_VOLUME',
    daysAgo: 290,
    year: 0,
    steps: [step('deny', 14, 'Customs data shows more than 15 million board feet for the prior year.')],
  },
  { email: 'user@blackwater.example', kind: 'EXPORT', daysAgo: 260, year: 0, steps: [step('approve', 10)] },
  {
    email: 'user@blackwater.example',
    kind: 'ORGANIC',
    daysAgo: 240,
    year: 0,
    steps: [step('approve', 11), step('revoke', 150, 'The certifier withdrew the organic certificate.')],
  },
  {
    email: 'user@harborpine.example',
    kind: 'ORGANIC',
    daysAgo: 19,
    year: 0,
    steps: [
      step('takeUp', 4),
      step('note', 1, 'The certifier only answers by phone. I’ll call on Monday.'),
      step(
        'comment',
        1,
        'We asked your certifier to confirm the addendum. We’ll decide as soon as they reply.',
      ),
    ],
  },
  { email: 'user@prairiestud.example', kind: 'SMALL_VOLUME', daysAgo: 11, year: 1, steps: [] },
  {
    email: 'user@prairiestud.example',
    kind: 'EXPORT',
    daysAgo: 120,
    year: 0,
    steps: [step('withdraw', 3, 'Submitted by mistake.')],
  },
  {
    email: 'user@lakehead.example',
    kind: 'ORGANIC',
    daysAgo: 33,
    year: 0,
    steps: [step('ask', 6, 'The addendum to the certificate is missing.')],
  },
];
