import type { Program } from './program';
import type { HtsRuleDocument, ProgramDocument } from './programDocument';
import { readProgram } from './readProgram';

const softwood = (
  code: string,
  description: string,
  dates: { readonly from: string; readonly to?: string; readonly replacedBy?: readonly string[] },
  square = false,
): HtsRuleDocument => ({
  code,
  match: 'PREFIX',
  description,
  unit: 'm3',
  otherUnit: square ? 'm2' : null,
  organic: false,
  season: null,
  effectiveFrom: dates.from,
  effectiveTo: dates.to ?? null,
  replacedBy: dates.replacedBy ?? [],
});

const until2016 = { from: '2012-01-01', to: '2016-12-31' } as const;
const since2012 = { from: '2012-01-01' } as const;
const since2017 = { from: '2017-01-01' } as const;

/** The default: softwood lumber by the thousand board feet, quarterly reports, the first 15,000 MBF of a year free for all. */
export const QUARTERLY_BOARD_FEET: ProgramDocument = {
  preset: 'quarterly-board-feet',
  boardName: 'Northwood Timber Board',
  programName: 'Softwood lumber assessment',
  address: '400 Sawyer Street, Suite 12, Fairmill, ME 04999, United States',
  phone: '+1 555 0142',
  email: 'help@northwood.example',
  boardZone: 'America/New_York',
  unitCode: 'MBF',
  unitName: 'thousand board feet',
  fiscalYearStart: '01-01',
  reportPeriod: 'QUARTER',
  dueRule: { kind: 'day-of-next-month', day: 30 },
  exemptQuantity: '15000.000',
  exemptMode: 'FIRST_QUANTITY',
  lateRule: { graceDays: 60, chargePercent: '10', monthlyInterestPercent: '1.5', firstInterest: 'DAY_AFTER' },
  refundWindow: { anchor: 'NONE' },
  refundDecisionDays: 60,
  refundMinimum: '0.00',
  twoApproverLimit: '5000.00',
  exemptionDecisionDays: 30,
  feeClass: '105',
  uncoveredEntryTypes: ['23'],
  earliestEntryDate: '2012-01-01',
  rates: [
    {
      effectiveFrom: '2012-01-01',
      effectiveTo: '2021-03-31',
      ratePerUnit: '0.35',
      metricRates: { m3: '0.1483' },
      factors: { m3: '0.423776001' },
      reference: '7 CFR 1217.52',
    },
    {
      effectiveFrom: '2021-04-01',
      effectiveTo: null,
      ratePerUnit: '0.41',
      metricRates: { m3: '0.1737', m2: '0.004412' },
      factors: { m3: '0.423776001', m2: '0.010763104' },
      reference: '86 FR 11387',
    },
  ],
  htsRules: [
    softwood('44071001', 'Coniferous wood, finger-jointed', {
      ...until2016,
      replacedBy: ['44071100', '44071200', '44071905'],
    }),
    softwood('44071100', 'Pine, sawn or chipped lengthwise', since2017),
    softwood('44071200', 'Fir and spruce, sawn or chipped lengthwise', since2017),
    softwood('44071905', 'Other coniferous wood, finger-jointed', since2017),
    softwood('44071906', 'Other coniferous wood, treated', since2017),
    softwood('44071910', 'Other coniferous wood, not treated', since2017),
    softwood('44091005', 'Coniferous wood shaped along its ends', since2012),
    softwood('44091010', 'Coniferous wood siding', since2012, true),
    softwood('44091020', 'Coniferous wood flooring', since2012, true),
    softwood('44091090', 'Other coniferous wood, shaped', since2012, true),
    softwood('44189025', 'Drilled or notched lumber studs', { ...until2016, replacedBy: ['44189910'] }),
    softwood('44189910', 'Drilled or notched lumber studs', since2017),
  ],
};

const mango = (code: string, season: readonly [string, string], organic: boolean): HtsRuleDocument => ({
  code,
  match: 'EXACT',
  description: organic ? 'Mangoes, fresh, certified organic' : 'Mangoes, fresh',
  unit: 'kg',
  otherUnit: null,
  organic,
  season: { from: season[0], to: season[1] },
  effectiveFrom: '2012-01-01',
  effectiveTo: null,
  replacedBy: [],
});

/** The other kind of program: fruit by the pound, monthly reports, small and organic holders exempt by certificate. */
export const MONTHLY_POUNDS: ProgramDocument = {
  ...QUARTERLY_BOARD_FEET,
  preset: 'monthly-pounds',
  boardName: 'Southgrove Fruit Board',
  programName: 'Fresh fruit assessment',
  email: 'help@southgrove.example',
  unitCode: 'LB',
  unitName: 'pounds',
  reportPeriod: 'MONTH',
  dueRule: { kind: 'day-of-next-month', day: 15 },
  exemptQuantity: '500000.000',
  exemptMode: 'ALL_OR_NOTHING',
  refundWindow: { anchor: 'YEAR_END', days: 90 },
  feeClass: '108',
  rates: [
    {
      effectiveFrom: '2012-01-01',
      effectiveTo: null,
      ratePerUnit: '0.0075',
      metricRates: { kg: '0.0165345' },
      factors: { kg: '2.204622622' },
      reference: '7 CFR 1206.42',
    },
  ],
  htsRules: [
    mango('0804504045', ['09-01', '05-31'], true),
    mango('0804504055', ['09-01', '05-31'], false),
    mango('0804506045', ['06-01', '08-31'], true),
    mango('0804506055', ['06-01', '08-31'], false),
  ],
};

/** The presets that ship, by name. */
export const PRESETS: Readonly<Record<string, ProgramDocument>> = {
  [QUARTERLY_BOARD_FEET.preset]: QUARTERLY_BOARD_FEET,
  [MONTHLY_POUNDS.preset]: MONTHLY_POUNDS,
};

/** A shipped preset in the form the rules work on. */
export function presetProgram(document: ProgramDocument = QUARTERLY_BOARD_FEET): Program {
  const program = readProgram(document);
  if (!program.ok)
    throw new Error(`The preset ${document.preset} is faulty: ${JSON.stringify(program.failure)}`);
  return program.value;
}
