import { mayChangeOwnCredentials } from '../../domain/accountPermissions';
import { mayReadAudit } from '../../domain/auditPermissions';
import {
  mayEditCompanyProfile,
  mayListCompanies,
  mayManageCompanies,
  mayReadCompany,
} from '../../domain/companyPermissions';
import { mayOpenConfiguration } from '../../domain/configurationPermissions';
import { mayDecideCorrection } from '../../domain/correctionPermissions';
import { mayDecideExemptions } from '../../domain/exemptionPermissions';
import { mayImpersonate } from '../../domain/impersonationPermissions';
import { mayPayByCard } from '../../domain/paymentPermissions';
import { mayFileReport, mayReviewReports } from '../../domain/reportPermissions';
import { mayListUsers, mayManageUser, mayManageUsers } from '../../domain/userPermissions';
import * as customs from '../../domain/customsPermissions';
import type { Actor, Decision } from '../../domain/permissions';
import * as exemption from '../../domain/exemptionPermissions';
import * as refund from '../../domain/refundPermissions';
import type { Role } from '../../domain/roles';

const BOARD = '10';
const person = (userId: string, companyId: string, ...roles: Role[]): Actor => ({ userId, companyId, roles });
const nobody = person('nobody', '', 'none');
const una = person('una', '20', 'user');
const other = person('other', '30', 'user');
const vera = person('vera', BOARD, 'verifier');
const paul = person('paul', BOARD, 'approver');
const rita = person('rita', BOARD, 'readonly');
const ada = person('ada', BOARD, 'admin');
const adaForTwenty: Actor = { ...ada, actingFor: { companyId: '20' } };
const everyone = { nobody, una, other, vera, paul, rita, ada, adaForTwenty } as const;

const claim = {
  companyId: '20',
  filedBy: 'una',
  verifiedBy: 'vera',
  approvedBy: [] as string[],
  isVerified: true,
};
const eligible = { companyId: '20', isRefundEligible: true };
const outcome = (decision: Decision) => (decision.allowed ? 'yes' : decision.reason);
const whoMay = (action: (actor: Actor) => Decision) =>
  Object.entries(everyone)
    .filter(([, actor]) => action(actor).allowed)
    .map(([name]) => name);

describe('who may', () => {
  test.each<[string, (actor: Actor) => Decision, string[]]>([
    ['see Customs', customs.maySeeCustoms, ['vera', 'paul', 'rita', 'ada']],
    ['upload Customs files', customs.mayUploadCustoms, ['vera', 'ada']],
    ['confirm Customs files', customs.mayConfirmCustoms, ['vera', 'ada']],
    [
      'see entry lines of 20',
      (actor) => customs.maySeeEntryLines(actor, '20'),
      ['una', 'vera', 'paul', 'rita', 'ada', 'adaForTwenty'],
    ],
    [
      'see entry lines of 30',
      (actor) => customs.maySeeEntryLines(actor, '30'),
      ['other', 'vera', 'paul', 'rita', 'ada'],
    ],
    [
      'read a claim',
      (actor) => refund.mayReadRefund(actor, claim),
      ['una', 'vera', 'paul', 'rita', 'ada', 'adaForTwenty'],
    ],
    ['see the queue', refund.maySeeRefundQueue, ['vera', 'paul', 'rita', 'ada']],
    ['submit a claim', (actor) => refund.maySubmitRefund(actor, eligible), ['una', 'adaForTwenty']],
    ['amend a claim', (actor) => refund.mayAmendRefund(actor, claim), ['una', 'adaForTwenty']],
    ['withdraw a claim', (actor) => refund.mayWithdrawRefund(actor, claim), ['una', 'adaForTwenty']],
    ['answer a question', (actor) => refund.mayAnswerRefundInfo(actor, claim), ['una', 'adaForTwenty']],
    [
      'comment',
      (actor) => refund.mayCommentRefund(actor, claim),
      ['una', 'vera', 'paul', 'ada', 'adaForTwenty'],
    ],
    ['comment for staff alone', refund.mayCommentInternally, ['vera', 'paul', 'ada']],
    ['verify', (actor) => refund.mayVerifyRefund(actor, claim), ['vera', 'ada']],
    ['approve', (actor) => refund.mayApproveRefund(actor, claim), ['paul', 'ada']],
    ['reject a verified claim', (actor) => refund.mayRejectRefund(actor, claim), ['paul', 'ada']],
    [
      'reject one in verification',
      (actor) => refund.mayRejectRefund(actor, { ...claim, isVerified: false }),
      ['vera', 'ada'],
    ],
    [
      'read an exemption of 20',
      (actor) => exemption.mayReadExemption(actor, { companyId: '20' }),
      ['una', 'vera', 'paul', 'rita', 'ada', 'adaForTwenty'],
    ],
    [
      'comment on an exemption of 20',
      (actor) => exemption.mayCommentExemption(actor, { companyId: '20' }),
      ['una', 'vera', 'paul', 'ada', 'adaForTwenty'],
    ],
    [
      'comment on an exemption for staff alone',
      exemption.mayCommentExemptionInternally,
      ['vera', 'paul', 'ada'],
    ],
    ['list companies', mayListCompanies, ['rita', 'ada']],
    ['read company 20', (actor) => mayReadCompany(actor, '20'), ['una', 'rita', 'ada', 'adaForTwenty']],
    ['edit the profile of 20', (actor) => mayEditCompanyProfile(actor, '20'), ['una', 'ada', 'adaForTwenty']],
    ['edit the profile of 30', (actor) => mayEditCompanyProfile(actor, '30'), ['other', 'ada']],
    ['manage companies', mayManageCompanies, ['ada']],
    ['act for a company', mayImpersonate, ['ada']],
    ['open the configuration', mayOpenConfiguration, ['ada']],
    ['list users', mayListUsers, ['vera', 'paul', 'rita', 'ada']],
    ['manage users', mayManageUsers, ['ada']],
    ['read the audit', mayReadAudit, ['rita', 'ada']],
  ])('%s', (_, action, names) => {
    expect(whoMay(action)).toEqual(names);
  });
});

describe('separation of duties', () => {
  test('filer, verifier and approvers are different people, admins included', () => {
    const byAda = { ...claim, filedBy: 'ada', verifiedBy: null };
    expect(outcome(refund.mayVerifyRefund(ada, byAda))).toBe('filed-by-you');
    expect(outcome(refund.mayApproveRefund(ada, byAda))).toBe('filed-by-you');
    expect(outcome(refund.mayApproveRefund(ada, { ...claim, verifiedBy: 'ada' }))).toBe('verified-by-you');
    expect(outcome(refund.mayApproveRefund(paul, { ...claim, approvedBy: ['paul'] }))).toBe(
      'approved-by-you',
    );
    expect(outcome(refund.mayVerifyRefund(ada, { ...claim, approvedBy: ['ada'] }))).toBe('approved-by-you');
  });

  test('somebody with both roles still does only one of the steps', () => {
    const both = person('vera', BOARD, 'verifier', 'approver');
    expect(refund.mayApproveRefund(both, claim)).toEqual({
      allowed: false,
      reason: 'verified-by-you',
      whoCould: ['approver', 'admin'],
    });
  });

  test('H16 what an admin files while acting for a company is the admin’s own for every later step', () => {
    const filed = { ...claim, filedBy: adaForTwenty.userId };
    expect(refund.maySubmitRefund(adaForTwenty, eligible)).toEqual({ allowed: true });
    expect(outcome(refund.mayVerifyRefund(ada, filed))).toBe('filed-by-you');
  });

  test('an admin acting for a company decides nothing and pays nothing', () => {
    expect(outcome(refund.mayVerifyRefund(adaForTwenty, claim))).toBe('acting-for-company');
    expect(outcome(refund.mayApproveRefund(adaForTwenty, claim))).toBe('acting-for-company');
    expect(outcome(mayImpersonate(adaForTwenty))).toBe('acting-for-company');
    expect(outcome(mayChangeOwnCredentials(adaForTwenty))).toBe('acting-for-company');
    expect(outcome(mayPayByCard(adaForTwenty, '20'))).toBe('acting-for-company');
    expect(outcome(mayPayByCard(una, '20'))).toBe('yes');
  });

  test('76 whoever gave somebody staff access does not sign beside them, either way around', () => {
    const tied = (actor: Actor, ...tiedTo: string[]): Actor => ({ ...actor, tiedTo });
    const signed = { ...claim, approvedBy: ['ada'], rejectedBy: 'rita' };
    const tieOf = (decide: (actor: Actor) => Decision, who: string) =>
      outcome(decide(tied(paul, 'somebody', who)));
    expect(tieOf((actor) => refund.mayApproveRefund(actor, signed), 'vera')).toBe('tied-to-signer');
    expect(tieOf((actor) => refund.mayApproveRefund(actor, signed), 'ada')).toBe('tied-to-signer');
    expect(tieOf((actor) => refund.mayApproveRefund(actor, signed), 'una')).toBe('tied-to-signer');
    expect(tieOf((actor) => refund.mayApproveRefund(actor, signed), 'rita')).toBe('yes');
    expect(tieOf((actor) => refund.mayDecideAppeal(actor, signed), 'rita')).toBe('tied-to-signer');
    expect(tieOf((actor) => refund.mayIssueRefundPayment(actor, signed), 'ada')).toBe('tied-to-signer');
    expect(outcome(refund.mayVerifyRefund(tied(vera, 'ada'), signed))).toBe('tied-to-signer');
    const correction = { proposedBy: 'bob' };
    expect(outcome(mayDecideCorrection(tied(ada, 'bob'), correction))).toBe('tied-to-signer');
    expect(outcome(mayDecideCorrection(tied(ada, 'eve'), correction))).toBe('yes');
    expect(refund.mayApproveRefund(tied(paul, 'vera'), claim)).toMatchObject({
      whoCould: ['approver', 'admin'],
    });
  });

  test('an appeal is decided by an approver who neither filed nor rejected the claim', () => {
    const rejected = { ...claim, rejectedBy: 'paul' };
    expect(whoMay((actor) => refund.mayDecideAppeal(actor, rejected))).toEqual(['ada']);
    expect(refund.mayDecideAppeal(paul, rejected)).toEqual({
      allowed: false,
      reason: 'rejected-by-you',
      whoCould: ['approver', 'admin'],
    });
    expect(whoMay((actor) => refund.mayDecideAppeal(actor, { ...claim, filedBy: 'ada' }))).toEqual(['paul']);
  });

  test('the last approver does not issue the payment', () => {
    expect(outcome(refund.mayIssueRefundPayment(paul, { ...claim, approvedBy: ['paul'] }))).toBe(
      'approved-by-you',
    );
    expect(outcome(refund.mayIssueRefundPayment(ada, { ...claim, approvedBy: ['paul'] }))).toBe('yes');
  });
});

describe('refusals say why and who could', () => {
  test('H09 another company’s claim', () => {
    expect(refund.mayReadRefund(other, claim)).toMatchObject({ allowed: false, reason: 'other-company' });
    expect(refund.mayAmendRefund(adaForTwenty, { companyId: '30' })).toMatchObject({
      allowed: false,
      reason: 'other-company',
    });
    expect(outcome(mayReadCompany({ ...ada, actingFor: { companyId: '20' } }, '30'))).toBe('other-company');
  });

  test('readonly writes nothing and is told so', () => {
    const writes: ((actor: Actor) => Decision)[] = [
      customs.mayUploadCustoms,
      customs.mayConfirmCustoms,
      (actor) => refund.maySubmitRefund(actor, eligible),
      (actor) => refund.mayAmendRefund(actor, claim),
      (actor) => refund.mayCommentRefund(actor, claim),
      (actor) => refund.mayVerifyRefund(actor, claim),
      (actor) => refund.mayApproveRefund(actor, claim),
      (actor) => mayEditCompanyProfile(actor, '20'),
      mayManageCompanies,
      mayManageUsers,
      mayDecideExemptions,
      mayReviewReports,
      mayOpenConfiguration,
    ];
    for (const write of writes) expect(outcome(write(rita))).toBe('readonly');
  });

  test('acting for a company counts for admins alone', () => {
    const forged: Actor = { ...una, actingFor: { companyId: '30' } };
    expect(outcome(refund.mayReadRefund(forged, { companyId: '30' }))).toBe('other-company');
    expect(outcome(refund.mayReadRefund(forged, claim))).toBe('yes');
  });

  test('an admin who acts for nobody is told to act for the company first', () => {
    expect(outcome(refund.maySubmitRefund(ada, eligible))).toBe('not-acting-for-company');
    expect(outcome(refund.maySubmitRefund(una, { ...eligible, isRefundEligible: false }))).toBe(
      'company-kind',
    );
    expect(outcome(mayFileReport(una, { companyId: '20', isAssessmentPayer: false }))).toBe('company-kind');
  });

  test('an admin cannot take away their own rights', () => {
    expect(outcome(mayManageUser(ada, { userId: 'ada' }))).toBe('yourself');
    expect(outcome(mayManageUser(ada, { userId: 'vera' }))).toBe('yes');
  });
});
