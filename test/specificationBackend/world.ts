import type { Flags } from './variants';

export interface Account {
  readonly id: number;
  readonly email: string;
  password: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly companyId: number;
  readonly needsCode: boolean;
}

export interface Company extends Flags {
  readonly name: string;
  profile: Record<string, unknown>;
}

/** What one backend knows. */
export interface World {
  readonly accounts: Account[];
  readonly companies: Map<number, Company>;
  readonly registrations: unknown[];
  /** Addresses by the token of their link. */
  readonly links: Map<string, string>;
  /** Every call it answered, the newest last. */
  readonly calls: string[];
}

export const CODE = '246810';

export function createWorld(): World {
  const account = (id: number, name: string, roles: readonly string[], companyId: number): Account => ({
    id,
    email: `${name}@alder.example`,
    password: 'first password of all',
    name: `${name[0]?.toUpperCase() ?? ''}${name.slice(1)} Alder`,
    roles,
    companyId,
    needsCode: name === 'user',
  });
  return {
    accounts: [
      account(1, 'user', ['user'], 7),
      account(2, 'admin', ['admin', 'approver'], 1),
      account(3, 'locked', ['user'], 7),
      account(4, 'direct', ['user'], 7),
      account(5, 'moved', ['user'], 7),
    ],
    companies: new Map([
      [1, company('The Board', 1, { isAssessmentPayer: false, isExempt: false, isRefundEligible: false })],
      [7, company('Alder Mills', 7, { isAssessmentPayer: true, isExempt: true, isRefundEligible: true })],
    ]),
    registrations: [],
    links: new Map(),
    calls: [],
  };
}

const company = (name: string, companyId: number, flags: Flags): Company => ({
  name,
  ...flags,
  profile: {
    companyId,
    companyName: name,
    contactName: 'Ida Alder',
    phone: '+1 555 0100',
    email: 'office@alder.example',
    address: { street1: '1 Mill Road', city: 'Salem', region: 'OR', postalCode: '97301', country: 'US' },
  },
});
