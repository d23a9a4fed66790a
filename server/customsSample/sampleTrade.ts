import type { ReportedUnit } from '../../domain/programDocument';

/** An importer of record as a Customs file names it, with its share of the entries. */
export interface SampleImporter {
  readonly number: string;
  readonly name: string;
  readonly share: number;
}

/** Importers of the demonstration data: lines in their name are matched to a company. */
export const KNOWN_IMPORTERS: readonly SampleImporter[] = [
  { number: '41-2086753', name: 'Cedarline Imports Inc.', share: 9 },
  { number: '230104-00417', name: 'Bois Boréal Ltée', share: 7 },
  { number: '83-1175420', name: 'Harbor Pine Trading LLC', share: 6 },
  { number: '16-1603398', name: 'Lakehead Timber & Supply Co.', share: 5 },
];

/** Importers that no company of the board has claimed yet. */
export const OTHER_IMPORTERS: readonly SampleImporter[] = [
  { number: '91-1740286', name: 'Cascadia Rail Lumber LLC', share: 8 },
  { number: '45-3320917', name: 'Great Lakes Dimension Inc.', share: 6 },
  { number: '220901-10663', name: 'Scierie Rivière-aux-Rats inc.', share: 5 },
  { number: '20-5518844', name: 'Blue Heron Building Products', share: 4 },
  { number: '36-4471205', name: 'Prairie Stud & Truss Co.', share: 3 },
  { number: '01-0538172', name: 'St. Croix Border Lumber', share: 3 },
  { number: '58-2290663', name: 'Lowcountry Timber Imports', share: 2 },
  { number: '27-1906451', name: 'Nordholz North America LP', share: 2 },
];

/** Filer codes of the brokers, invented, of the shapes Customs gives out. */
export const FILERS = ['9NW', 'B7K', 'TQ4', '316', 'AL2', 'W58', 'K9R', '551'] as const;

/** A crossing by port code, with how often lumber comes that way and from where. */
export const CROSSINGS: readonly (readonly [{ readonly port: string; readonly country: string }, number])[] =
  [
    [{ port: '3004', country: 'CA' }, 18],
    [{ port: '3802', country: 'CA' }, 11],
    [{ port: '3801', country: 'CA' }, 13],
    [{ port: '0901', country: 'CA' }, 12],
    [{ port: '3401', country: 'CA' }, 9],
    [{ port: '3403', country: 'CA' }, 6],
    [{ port: '3310', country: 'CA' }, 7],
    [{ port: '3302', country: 'CA' }, 5],
    [{ port: '3009', country: 'CA' }, 6],
    [{ port: '0712', country: 'CA' }, 6],
    [{ port: '0209', country: 'CA' }, 4],
    [{ port: '1601', country: 'DE' }, 3],
    [{ port: '1303', country: 'SE' }, 2],
    [{ port: '1703', country: 'CL' }, 2],
    [{ port: '5301', country: 'BR' }, 1],
  ];

/** A kind of goods: tariff number, unit, and what one truck or rail car carries of it. */
export interface SampleGoods {
  readonly hts: string;
  readonly unit: ReportedUnit;
  readonly least: number;
  readonly most: number;
  /** Dollars per unit at the border. */
  readonly price: number;
}

export const GOODS: readonly (readonly [SampleGoods, number])[] = [
  [{ hts: '4407110001', unit: 'm3', least: 60, most: 110, price: 310 }, 14],
  [{ hts: '4407110042', unit: 'm3', least: 45, most: 105, price: 355 }, 8],
  [{ hts: '4407120001', unit: 'm3', least: 70, most: 215, price: 285 }, 34],
  [{ hts: '4407120019', unit: 'm3', least: 65, most: 205, price: 295 }, 16],
  [{ hts: '4407190500', unit: 'm3', least: 30, most: 90, price: 410 }, 5],
  [{ hts: '4407191001', unit: 'm3', least: 40, most: 100, price: 520 }, 9],
  [{ hts: '4409101020', unit: 'm2', least: 2_500, most: 9_500, price: 11 }, 4],
  [{ hts: '4409102000', unit: 'm2', least: 1_200, most: 6_000, price: 19 }, 3],
  [{ hts: '4409109020', unit: 'm3', least: 20, most: 70, price: 640 }, 4],
  [{ hts: '4418991000', unit: 'm3', least: 25, most: 80, price: 480 }, 3],
];
