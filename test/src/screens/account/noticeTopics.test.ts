import { eventsFor } from '../../../../contract/notificationEvents';
import { byTopic } from '../../../../src/screens/account/notices/noticeTopics';

const choicesOf = (role: string) =>
  eventsFor([role]).map((event) => ({
    event,
    name: event,
    inApp: true,
    mail: false,
    isFixedInApp: false,
    isFixedMail: false,
  }));
const topics = (role: string, company: Parameters<typeof byTopic>[1]) =>
  byTopic(choicesOf(role), company).map(({ topic }) => topic);
const importer = { isAssessmentPayer: false, isExempt: false, isRefundEligible: true };
const mill = { isAssessmentPayer: true, isExempt: false, isRefundEligible: false };

describe('the choices of notifications', () => {
  it('stand by what they are about, and leave out what the company does not have', () => {
    expect(topics('user', importer)).toEqual(['refunds', 'payments', 'exemptions', 'company']);
    expect(topics('user', mill)).toEqual(['reports', 'payments', 'exemptions', 'company']);
  });

  it('name each event of the board’s people once', () => {
    const listed = byTopic(choicesOf('admin'), null).flatMap(({ choices }) => choices);
    expect(listed.map(({ event }) => event).sort()).toEqual([...eventsFor(['admin'])].sort());
  });
});
