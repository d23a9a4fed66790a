import type { CompanyPermission } from '../../domain/companyAccess';
import type { HeldRole } from '../db/userTables';

/** An invented company of the demonstration, by a key the other parts name it with. */
export interface DemoCompany {
  readonly key: string;
  readonly legalName: string;
  readonly dbaName?: string;
  readonly kind: 'MANUFACTURER' | 'IMPORTER' | 'BOTH';
  readonly status?: 'Inactive';
  readonly isPayer: boolean;
  readonly isRefundEligible: boolean;
  readonly taxId: string | null;
  readonly importerNumbers: readonly string[];
  readonly address: readonly [
    street: string,
    city: string,
    region: string,
    postalCode: string,
    country: string,
  ];
  readonly language?: 'fr';
  /** Key of the group's first company. */
  readonly group?: string;
}

export const COMPANIES: readonly DemoCompany[] = [
  {
    key: 'cedarline',
    legalName: 'Cedarline Imports Inc.',
    kind: 'IMPORTER',
    isPayer: false,
    isRefundEligible: true,
    taxId: '41-2086753',
    importerNumbers: ['41-2086753'],
    address: ['2200 Harbor Drive', 'Duluth', 'MN', '55802', 'US'],
  },
  {
    key: 'pinegrove',
    legalName: 'Pinegrove Lumber Company',
    kind: 'MANUFACTURER',
    isPayer: true,
    isRefundEligible: false,
    taxId: '58-3310274',
    importerNumbers: [],
    address: ['14 Mill Pond Road', 'Crossett', 'AR', '71635', 'US'],
  },
  {
    key: 'boreal',
    legalName: 'Bois Boréal Ltée',
    kind: 'IMPORTER',
    isPayer: false,
    isRefundEligible: true,
    taxId: null,
    importerNumbers: ['230104-00417'],
    address: ['85, rue des Érables', 'Saint-Félicien', 'QC', 'G8K 2N7', 'CA'],
    language: 'fr',
  },
  {
    key: 'harbor',
    legalName: 'Harbor Pine Trading LLC',
    dbaName: 'Harbor Pine',
    kind: 'IMPORTER',
    isPayer: false,
    isRefundEligible: true,
    taxId: '83-1175420',
    importerNumbers: ['83-1175420'],
    address: ['7 Commerce Wharf', 'Tacoma', 'WA', '98402', 'US'],
  },
  {
    key: 'lakehead',
    legalName: 'Lakehead Timber & Supply Co.',
    kind: 'BOTH',
    isPayer: true,
    isRefundEligible: true,
    taxId: '16-1603398',
    importerNumbers: ['16-1603398'],
    address: ['310 Elevator Street', 'Buffalo', 'NY', '14203', 'US'],
  },
  {
    key: 'sawmills',
    legalName: 'Lakehead Sawmills Inc.',
    kind: 'MANUFACTURER',
    isPayer: true,
    isRefundEligible: false,
    taxId: '16-2204471',
    importerNumbers: [],
    address: ['9 Logging Lane', 'Tupper Lake', 'NY', '12986', 'US'],
    group: 'lakehead',
  },
  {
    key: 'blackwater',
    legalName: 'Blackwater Forest Products, L.P.',
    kind: 'MANUFACTURER',
    isPayer: true,
    isRefundEligible: false,
    taxId: '59-4018826',
    importerNumbers: [],
    address: ['1180 Cypress Bend', 'Perry', 'FL', '32347', 'US'],
  },
  {
    key: 'tamarack',
    legalName: 'Tamarack Ridge Mill',
    kind: 'MANUFACTURER',
    isPayer: true,
    isRefundEligible: false,
    taxId: '01-0662913',
    importerNumbers: [],
    address: ['RR 2, Ridge Road', 'Ashland', 'ME', '04732', 'US'],
  },
  {
    key: 'scierie',
    legalName: 'Scierie Rivière-aux-Rats inc.',
    kind: 'IMPORTER',
    isPayer: false,
    isRefundEligible: true,
    taxId: null,
    importerNumbers: ['220901-10663'],
    address: ['1204, chemin du Moulin', 'La Tuque', 'QC', 'G9X 3P6', 'CA'],
    language: 'fr',
  },
  {
    key: 'prairie',
    legalName: 'Prairie Stud & Truss Co.',
    kind: 'IMPORTER',
    isPayer: false,
    isRefundEligible: true,
    taxId: '36-4471205',
    importerNumbers: ['36-4471205'],
    address: ['4500 Grain Belt Avenue', 'Fargo', 'ND', '58102', 'US'],
  },
  {
    key: 'oldferry',
    legalName: 'Old Ferry Lumber Yard',
    kind: 'MANUFACTURER',
    status: 'Inactive',
    isPayer: true,
    isRefundEligible: false,
    taxId: '02-0417735',
    importerNumbers: [],
    address: ['3 Ferry Landing', 'Berlin', 'NH', '03570', 'US'],
  },
];

/** The twelfth company asks to be registered, as anybody can. */
export const APPLICANT = {
  legalName: 'Great Lakes Dimension Inc.',
  kind: 'IMPORTER',
  taxId: '45-3320917',
  importerNumber: '45-3320917',
  address: {
    street1: '77 Slip Street',
    street2: '',
    city: 'Superior',
    region: 'WI',
    postalCode: '54880',
    country: 'US',
  },
  contactName: 'Jonas Kettler',
  phone: '+1 555 0177',
  email: 'jonas.kettler@greatlakesdimension.example',
  message: 'We have imported dimension lumber through Duluth and Superior since this spring.',
} as const;

export interface DemoPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  /** Key of a company; the board's people have none. */
  readonly company: string | null;
  readonly roles: readonly HeldRole[];
  /** What a company's person may do for it; everything where nothing is said. */
  readonly permissions?: readonly CompanyPermission[];
}

const staff = (name: string, firstName: string, lastName: string, role: HeldRole): DemoPerson => ({
  email: `${name}@northwood.example`,
  firstName,
  lastName,
  title: '',
  company: null,
  roles: [role],
});

const user = (
  email: string,
  name: readonly [string, string],
  title: string,
  company: string,
  permissions?: readonly CompanyPermission[],
): DemoPerson => ({
  email,
  firstName: name[0],
  lastName: name[1],
  title,
  company,
  roles: ['user'],
  ...(permissions === undefined ? {} : { permissions }),
});

export const PEOPLE: readonly DemoPerson[] = [
  staff('admin', 'Avery', 'Holt', 'admin'),
  staff('admin2', 'Joan', 'Keller', 'admin'),
  staff('approver', 'Priya', 'Raman', 'approver'),
  staff('approver2', 'Daniel', 'Osei', 'approver'),
  staff('verifier', 'Marta', 'Lindqvist', 'verifier'),
  staff('verifier2', 'Thomas', 'Whitford', 'verifier'),
  staff('readonly', 'Ruth', 'Delaney', 'readonly'),
  user('user@cedarline.example', ['Ellen', 'Marsh'], 'Import manager', 'cedarline'),
  user('accounts@cedarline.example', ['Oscar', 'Bright'], 'Controller', 'cedarline'),
  user('clerk@cedarline.example', ['Nina', 'Alvarez'], 'Import clerk', 'cedarline', ['prepare']),
  user('user@pinegrove.example', ['Walter', 'Pruitt'], 'Office manager', 'pinegrove'),
  user('user@boreal.example', ['Geneviève', 'Côté'], 'Directrice des finances', 'boreal'),
  user('user@harborpine.example', ['Naomi', 'Fischer'], 'Trade compliance', 'harbor'),
  user('user@lakehead.example', ['Peter', 'Nowak'], 'Treasurer', 'lakehead'),
  user('user@lakeheadsawmills.example', ['Ida', 'Sorenson'], 'Bookkeeper', 'sawmills'),
  user('user@blackwater.example', ['Luther', 'Banks'], 'Assessment clerk', 'blackwater'),
  user('user@tamarackridge.example', ['Clara', 'Thibodeau'], 'Owner', 'tamarack'),
  user('user@riviereauxrats.example', ['Étienne', 'Gagnon'], 'Responsable des douanes', 'scierie'),
  user('user@prairiestud.example', ['Dale', 'Amundson'], 'Purchasing', 'prairie'),
  user('user@oldferry.example', ['Hank', 'Brodeur'], 'Owner', 'oldferry'),
];

/** The accounts the start prints. */
export const SHOWN_ACCOUNTS: readonly string[] = [
  'admin@northwood.example',
  'approver@northwood.example',
  'verifier@northwood.example',
  'readonly@northwood.example',
  'user@cedarline.example',
  'clerk@cedarline.example',
  'user@pinegrove.example',
  'user@boreal.example',
];
