import type { CompanyFlags } from '../../../../contract/entities/session';
import type { NotificationChoice } from '../../../../contract/entities/notification';

/** What events are about, in the order of the table. */
export const NOTICE_TOPICS = ['refunds', 'reports', 'payments', 'exemptions', 'customs', 'company'] as const;
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];

const BEGINNINGS: readonly (readonly [RegExp, NoticeTopic])[] = [
  [/^(?:refund-|payee-|claim-)/, 'refunds'],
  [/^(?:report-|correction-)/, 'reports'],
  [/^payment-/, 'payments'],
  [/^(?:exemption-|application-)/, 'exemptions'],
  [/^customs-/, 'customs'],
];

/** An event of a newer server has no topic of its own here and stands with the others. */
export const topicOf = (event: string): NoticeTopic =>
  BEGINNINGS.find(([beginning]) => beginning.test(event))?.[1] ?? 'company';

/** A company without refunds or reports hears of none; the board's people hear of all. */
const canOccur = (topic: NoticeTopic, company: CompanyFlags | null): boolean =>
  company === null ||
  (topic === 'refunds' ? company.isRefundEligible : topic === 'reports' ? company.isAssessmentPayer : true);

export interface TopicChoices {
  readonly topic: NoticeTopic;
  readonly choices: readonly NotificationChoice[];
}

/**
 * The choices by topic, without topics that cannot concern the company.
 * @param company null for the board's people
 */
export const byTopic = (
  choices: readonly NotificationChoice[],
  company: CompanyFlags | null,
): readonly TopicChoices[] =>
  NOTICE_TOPICS.filter((topic) => canOccur(topic, company))
    .map((topic) => ({ topic, choices: choices.filter(({ event }) => topicOf(event) === topic) }))
    .filter((group) => group.choices.length > 0);
