import bank from 'bootstrap-icons/icons/bank.svg';
import buildings from 'bootstrap-icons/icons/buildings.svg';
import card from 'bootstrap-icons/icons/card-checklist.svg';
import cash from 'bootstrap-icons/icons/cash-coin.svg';
import coins from 'bootstrap-icons/icons/piggy-bank.svg';
import envelope from 'bootstrap-icons/icons/envelope.svg';
import file from 'bootstrap-icons/icons/file-earmark-text.svg';
import house from 'bootstrap-icons/icons/house.svg';
import wallet from 'bootstrap-icons/icons/wallet2.svg';
import journal from 'bootstrap-icons/icons/journal-text.svg';
import patch from 'bootstrap-icons/icons/patch-check.svg';
import people from 'bootstrap-icons/icons/people.svg';
import person from 'bootstrap-icons/icons/person.svg';
import plus from 'bootstrap-icons/icons/plus-square.svg';
import sliders from 'bootstrap-icons/icons/sliders.svg';
import type { Role } from '../../../contract/roles';
import { isStaff } from '../../../domain/roles';
import { ROUTES, type RouteName } from '../../routing/routes';

export interface NavigationItem {
  readonly route: RouteName;
  readonly text:
    | 'home'
    | 'refunds'
    | 'refundsAvailable'
    | 'refundsCreate'
    | 'reports'
    | 'exemptions'
    | 'ledger'
    | 'payments'
    | 'account'
    | 'contact'
    | 'refundQueue'
    | 'paymentRuns'
    | 'customs'
    | 'companies'
    | 'allReports'
    | 'allExemptions'
    | 'users'
    | 'configuration'
    | 'messages'
    | 'audit';
  readonly icon: readonly string[];
}

export interface NavigationSection {
  readonly title: 'work' | 'records' | 'board' | 'support' | 'company';
  readonly items: readonly NavigationItem[];
}

const home: NavigationItem = { route: 'home', text: 'home', icon: house };

/** For companies that can claim refunds. */
const refundItems: readonly NavigationItem[] = [
  { route: 'refundsavailable', text: 'refundsAvailable', icon: coins },
  { route: 'refunds', text: 'refunds', icon: cash },
  { route: 'refundscreate', text: 'refundsCreate', icon: plus },
];

const companyItems: readonly NavigationItem[] = [
  { route: 'previousreports', text: 'reports', icon: file },
  { route: 'exemptions', text: 'exemptions', icon: patch },
  { route: 'ledger', text: 'ledger', icon: wallet },
];

const staffSections: readonly NavigationSection[] = [
  {
    title: 'work',
    items: [
      home,
      { route: 'adminrefunds', text: 'refundQueue', icon: cash },
      { route: 'adminpaymentruns', text: 'paymentRuns', icon: bank },
      { route: 'admincustoms', text: 'customs', icon: card },
      { route: 'adminexemptions', text: 'allExemptions', icon: patch },
    ],
  },
  {
    title: 'records',
    items: [
      { route: 'admincompanies', text: 'companies', icon: buildings },
      { route: 'adminreports', text: 'allReports', icon: file },
      { route: 'adminpayments', text: 'payments', icon: wallet },
    ],
  },
  {
    title: 'board',
    items: [
      { route: 'adminusers', text: 'users', icon: people },
      { route: 'adminmessages', text: 'messages', icon: envelope },
      { route: 'adminaudit', text: 'audit', icon: journal },
      { route: 'adminconfiguration', text: 'configuration', icon: sliders },
      { route: 'adminmyaccount', text: 'account', icon: person },
    ],
  },
];

const companySections = (items: readonly NavigationItem[]): readonly NavigationSection[] => [
  { title: 'work', items: [home, ...items] },
  {
    title: 'support',
    items: [
      { route: 'myaccount', text: 'account', icon: person },
      { route: 'contact', text: 'contact', icon: envelope },
    ],
  },
];

const actingSections = (items: readonly NavigationItem[]): readonly NavigationSection[] => [
  { title: 'work', items: [home] },
  { title: 'company', items },
];

/**
 * The sections of the left navigation for a person's roles; only screens they may open, and no empty section. An admin who acts for
 * a company meets that company's screens alone: the server answers nobody as staff and as a company at once. Refunds are there for
 * companies that can claim them.
 */
export function navigationFor(
  roles: readonly Role[],
  isImpersonating: boolean,
  canClaim: boolean,
): readonly NavigationSection[] {
  const items = canClaim ? [...refundItems, ...companyItems] : companyItems;
  const sections = isImpersonating
    ? actingSections(items)
    : isStaff(roles)
      ? staffSections
      : companySections(items);
  return sections
    .map(({ title, items }) => ({ title, items: items.filter(({ route }) => mayOpen(route, roles)) }))
    .filter(({ items }) => items.length > 0);
}

const mayOpen = (name: RouteName, roles: readonly Role[]): boolean =>
  ROUTES.some((route) => route.name === name && route.roles.some((role) => roles.includes(role)));
