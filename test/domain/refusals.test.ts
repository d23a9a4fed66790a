import { mayReadAudit } from '../../domain/auditPermissions';
import { mayEditCompanyProfile, mayListCompanies, mayManageCompanies } from '../../domain/companyPermissions';
import { mayOpenConfiguration } from '../../domain/configurationPermissions';
import { mayAnswerMessages } from '../../domain/contactPermissions';
import {
  mayCorrectAccounts,
  mayDecideCorrection,
  mayWithdrawCorrection,
} from '../../domain/correctionPermissions';
import { mayApplyForExemption, mayDecideExemptions } from '../../domain/exemptionPermissions';
import { mayImpersonate } from '../../domain/impersonationPermissions';
import { mayPayByCard, mayRecordPayments } from '../../domain/paymentPermissions';
import { mayReviewReports } from '../../domain/reportPermissions';
import { mayListUsers, mayManageUser, mayManageUsers } from '../../domain/userPermissions';
import * as exemption from '../../domain/exemptionPermissions';
import { type Actor, asReader, companyOf, type Decision } from '../../domain/permissions';
import * as refund from '../../domain/refundPermissions';
import { mayChangeLines, REFUND_STATUSES } from '../../domain/refundStates';
import { isRole, type Role, ROLES } from '../../domain/roles';

const BOARD = '10';
const person = (userId: string, companyId: string, ...roles: Role[]): Actor => ({ userId, companyId, roles });
const una = person('una', '20', 'user');
const other = person('other', '30', 'user');
const vera = person('vera', BOARD, 'verifier');
const paul = person('paul', BOARD, 'approver');
const rita = person('rita', BOARD, 'readonly');
const ada = person('ada', BOARD, 'admin');
const acting: Actor = { ...ada, actingFor: { companyId: '20' } };

/** The reason, and the roles that are named as those who could. */
const said = (decision: Decision): string =>
  decision.allowed ? 'yes' : `${decision.reason}: ${decision.whoCould.join(' ')}`;

describe('a refusal names who could', () => {
  it.each([
    ['review reports', mayReviewReports, 'admin'],
    ['record payments', mayRecordPayments, 'admin'],
    ['correct accounts', mayCorrectAccounts, 'admin'],
    ['manage companies', mayManageCompanies, 'admin'],
    ['decide on exemptions', mayDecideExemptions, 'admin'],
    ['open the configuration', mayOpenConfiguration, 'admin'],
    ['manage users', mayManageUsers, 'admin'],
    ['answer messages', mayAnswerMessages, 'admin'],
    ['act for a company', mayImpersonate, 'admin'],
    ['list companies', mayListCompanies, 'admin readonly'],
    ['list users', mayListUsers, 'admin approver verifier readonly'],
    ['read the audit trail', mayReadAudit, 'admin readonly'],
    ['find exemptions', exemption.mayFindExemptions, 'admin readonly verifier approver'],
    ['revoke a certificate', exemption.mayRevokeExemption, 'admin'],
    ['comment on exemptions among staff', exemption.mayCommentExemptionInternally, 'admin verifier approver'],
    ['assign claims', refund.mayAssignRefund, 'verifier approver admin'],
    ['close claims', refund.mayCloseRefund, 'approver admin'],
    ['grant exceptions', refund.mayGrantRefundExceptions, 'admin'],
    ['see the queue', refund.maySeeRefundQueue, 'admin approver verifier readonly'],
    ['comment among staff', refund.mayCommentInternally, 'admin approver verifier'],
  ])('to %s, and everyone named may', (_, decide, whoCould) => {
    expect(said(decide(una))).toBe(`role: ${whoCould}`);
    expect(said(decide(acting))).toBe(`acting-for-company: ${whoCould}`);
    const staff = { verifier: vera, approver: paul, readonly: rita, admin: ada };
    const named = Object.entries(staff).filter(([role]) => whoCould.split(' ').includes(role));
    expect(named.map(([role, actor]) => `${role} ${said(decide(actor))}`)).toEqual(
      named.map(([role]) => `${role} yes`),
    );
    const unnamed = Object.entries(staff).filter(([role]) => !whoCould.split(' ').includes(role));
    for (const [role, actor] of unnamed)
      expect(said(decide(actor))).toBe(`${role === 'readonly' ? 'readonly' : 'role'}: ${whoCould}`);
  });

  it('of noting when someone is away: the person, if a reviewer, and an administrator for anyone', () => {
    const ask = (actor: Actor, personId: string) => said(refund.maySetAbsence(actor, personId));
    expect([vera, paul, ada].map((actor) => ask(actor, actor.userId))).toEqual(['yes', 'yes', 'yes']);
    expect(ask(ada, 'vera')).toBe('yes');
    expect(ask(vera, 'paul')).toBe('role: admin');
    expect(ask(rita, 'rita')).toBe('readonly: verifier approver admin');
    expect(ask(una, 'una')).toBe('role: verifier approver admin');
  });

  it('of a company’s own action', () => {
    const ask = (actor: Actor) => said(mayApplyForExemption(actor, '20'));
    expect([una, acting].map(ask)).toEqual(['yes', 'yes']);
    expect(ask(other)).toBe('other-company: user admin');
    expect(ask({ ...ada, actingFor: { companyId: '30' } })).toBe('other-company: user admin');
    expect(ask(ada)).toBe('not-acting-for-company: user admin');
    expect(ask(rita)).toBe('readonly: user admin');
    expect(ask(vera)).toBe('role: user admin');
  });

  it('of reading what a company has', () => {
    const ask = (actor: Actor) => said(asReader(actor, '20', 'admin', 'readonly'));
    expect([una, acting, ada, rita].map(ask)).toEqual(['yes', 'yes', 'yes', 'yes']);
    expect(ask(other)).toBe('other-company: user admin readonly');
    expect(ask(vera)).toBe('role: user admin readonly');
    expect(ask({ ...ada, actingFor: { companyId: '30' } })).toBe('other-company: admin readonly');
  });

  it('of a step that one’s own earlier step closes', () => {
    const claim = { companyId: '20', filedBy: null, verifiedBy: null, approvedBy: [] as string[] };
    const both = person('both', BOARD, 'verifier', 'approver');
    const filed = { ...claim, filedBy: 'both' };
    const approved = { ...claim, approvedBy: ['both'] };
    expect(said(refund.mayVerifyRefund(both, filed))).toBe('filed-by-you: verifier admin');
    expect(said(refund.mayVerifyRefund(both, approved))).toBe('approved-by-you: verifier admin');
    for (const decide of [refund.mayApproveRefund, refund.mayDecideAppeal, refund.mayIssueRefundPayment])
      expect(said(decide(both, filed))).toBe('filed-by-you: approver admin');
    for (const decide of [refund.mayApproveRefund, refund.mayIssueRefundPayment])
      expect(said(decide(both, approved))).toBe('approved-by-you: approver admin');
    expect(said(refund.mayApproveRefund(both, { ...claim, verifiedBy: 'both' }))).toBe(
      'verified-by-you: approver admin',
    );
    expect(said(refund.mayDecideAppeal(both, { ...claim, rejectedBy: 'both' }))).toBe(
      'rejected-by-you: approver admin',
    );
    expect(said(exemption.mayDecideExemption(ada, { companyId: '20', filedBy: 'ada' }))).toBe(
      'filed-by-you: admin',
    );
  });

  it('of a correction: another administrator decides it, its author withdraws it', () => {
    const correction = { proposedBy: 'ada' };
    expect(said(mayDecideCorrection(ada, correction))).toBe('asked-by-you: admin');
    expect(said(mayDecideCorrection({ ...ada, userId: 'bob' }, correction))).toBe('yes');
    expect(said(mayWithdrawCorrection(ada, correction))).toBe('yes');
    expect(said(mayWithdrawCorrection({ ...ada, userId: 'bob' }, correction))).toBe('role: admin');
    expect(said(mayManageUser(ada, { userId: 'ada' }))).toBe('yourself: admin');
  });

  it('of paying by card and of a company’s profile', () => {
    expect(said(mayPayByCard(acting, '20'))).toBe('acting-for-company: user');
    expect(said(mayPayByCard(una, '20'))).toBe('yes');
    const profile = (actor: Actor) => said(mayEditCompanyProfile(actor, '20'));
    expect([una, ada, acting].map(profile)).toEqual(['yes', 'yes', 'yes']);
    expect(profile({ ...ada, actingFor: { companyId: '30' } })).toBe('other-company: user admin');
    expect(profile(other)).toBe('other-company: user admin');
    expect(profile(vera)).toBe('role: user admin');
  });
});

test('a line that Customs has not sent is dropped by the company’s people and by whoever may verify', () => {
  const claim = { companyId: '20', filedBy: 'una', verifiedBy: null, approvedBy: [] };
  const drop = (actor: Actor) => said(refund.mayDropPendingLine(actor, claim));
  expect([una, vera, ada].map(drop)).toEqual(['yes', 'yes', 'yes']);
  expect(drop(other)).toBe('role: verifier admin');
  expect(drop(paul)).toBe('role: verifier admin');
});

test('an administrator works in the company they act for', () => {
  expect([una, ada, acting].map(companyOf)).toEqual(['20', BOARD, '20']);
  expect(companyOf({ ...vera, actingFor: { companyId: '20' } })).toBe(BOARD);
});

test('the lines of a claim change while it is filed and not verified', () => {
  expect(REFUND_STATUSES.filter(mayChangeLines)).toEqual([
    'Submitted',
    'InVerification',
    'MoreInfo',
    'ReturnedToVerifier',
  ]);
});

test('a role is one of the list', () => {
  expect(ROLES.every(isRole)).toBe(true);
  expect(['', 'Admin', 'owner'].some(isRole)).toBe(false);
});
