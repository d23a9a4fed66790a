import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS } from '../../../../../contract/limits';
import { formatMoney } from '../../../../../domain/money';
import {
  linesOf,
  proposedAmounts,
  totalsOf,
  withLine,
  withLines,
  withPasted,
} from '../../../../../src/screens/refunds/create/chosenLines';
import { readAmount } from '../../../../../src/screens/refunds/create/readAmount';
import { line, proposal } from './proposal';

const inside = line('1');
const crossing = line('2', { amountProposed: '12.34', share: 'crossing' });
const beyond = line('3', { amountProposed: '0.00', share: 'beyond' });
const lines = [inside, crossing, beyond];

describe('the lines chosen for a claim', () => {
  it('begin with every line on which something may be claimed, at the amount proposed', () => {
    expect(proposedAmounts(lines)).toEqual({ '1': '40.00', '2': '12.34' });
  });

  it('are those of one importer number', () => {
    const other = line('9', { importerNumber: '98-7654321' });
    expect(linesOf(proposal([inside, other]), '12-3456789')).toEqual([inside]);
  });

  it('never grow past what one claim may hold', () => {
    const many = Array.from({ length: LIMITS.claimLines + 5 }, (_, at) => line(String(at)));
    expect(Object.keys(proposedAmounts(many))).toHaveLength(LIMITS.claimLines);
    expect(Object.keys(withLines({}, many, true))).toHaveLength(LIMITS.claimLines);
  });

  it('keep the amounts typed before when all are chosen, and lose only the given ones when all are taken out', () => {
    expect(withLines({ '1': '5.00' }, lines, true)).toEqual({ '1': '5.00', '2': '12.34' });
    expect(withLines({ '1': '5.00', '2': '1.00' }, [crossing], false)).toEqual({ '1': '5.00' });
  });

  it('go in and out one by one', () => {
    expect(withLine(withLine({}, crossing, true), inside, true)).toEqual({ '2': '12.34', '1': '40.00' });
    expect(withLine({ '1': '40.00', '2': '12.34' }, inside, false)).toEqual({ '2': '12.34' });
  });

  it('are added up to the cent; what cannot be read is counted apart and never guessed', () => {
    const totals = totalsOf(lines, { '1': '0.10', '2': '1.234,56', '3': '0.20' }, 'point');
    expect(formatMoney(totals.claimed)).toBe('0.30');
    expect(totals).toMatchObject({ lines: 3, unreadable: 1 });
    expect(formatMoney(totals.collected)).toBe('120.00');
  });

  it('take a column pasted from a spreadsheet, line by line from the one it was pasted on', () => {
    const pasted = '$1,234.50\tignored\r\n2.5\r\nnonsense\r\n';
    expect(withPasted({ '9': '7.00' }, lines, pasted, 'point')).toEqual({
      '9': '7.00',
      '1': '1234.50',
      '2': '2.50',
      '3': 'nonsense',
    });
    expect(withPasted({}, lines, '12.50', 'point')).toBeNull();
  });
});

describe('an amount as typed', () => {
  const rows = readFileSync(join(__dirname, '../../../../domain/files/amounts_typed.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  it.each(rows.map((row): [string, string] => [row.split('\t')[0] ?? '', row.split('\t')[1] ?? '']))(
    'H33 %p is %s',
    (typed, expected) => {
      const read = readAmount(typed, 'point');
      const text = read.ok ? formatMoney(read.value) : 'refused';
      expect(expected.split(/ or |, /)).toContain(text);
    },
  );

  it('is read with a comma in French, and in the wire’s form in any language', () => {
    const french = readAmount('1 234,50', 'comma');
    expect(french).toEqual({ ok: true, value: 123450n });
    expect(readAmount('1234.50', 'comma')).toEqual({ ok: true, value: 123450n });
  });
});
