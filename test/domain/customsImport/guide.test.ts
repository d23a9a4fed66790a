import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS } from '../../../contract/limits';
import { CUSTOMS_NOTICES, CUSTOMS_ROW_NOTES } from '../../../contract/texts/customs';
import { IMPORT_COLUMNS } from '../../../domain/customsImport/columns';
import { formatMoney } from '../../../domain/money';
import { importText } from './importFile';

const guide = readFileSync(join(__dirname, '../../../docs/customs-file.md'), 'utf8');

const linesUnder = (heading: string): readonly string[] => {
  const behind = guide.split(`\n## ${heading}\n`)[1];
  if (behind === undefined) throw new Error(`The guide has no part "${heading}".`);
  return (behind.split('\n## ')[0] ?? '').split('\n');
};

/** The cells of the table under a heading, without its head. */
const tableUnder = (heading: string): readonly (readonly string[])[] =>
  linesUnder(heading)
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const sentencesUnder = (...headings: readonly string[]): readonly string[] =>
  headings
    .flatMap(linesUnder)
    .filter((line) => line.startsWith('- '))
    .map((line) => line.slice(2));

const coded = (cell: string): readonly string[] => cell.split(/[`\s]+/).filter((part) => part !== '');

/** Sentences as people are to read them: what kind of figure a place holds is the program's business. */
const readable = (sentences: Readonly<Record<string, string>>): readonly string[] =>
  Object.values(sentences)
    .map((sentence) => sentence.replace(/, \w+\}\}/g, '}}'))
    .toSorted();

describe('the guide to the Customs file', () => {
  it('names every column in the importer’s order, what is needed, what else is taken for it, and an example', () => {
    expect(
      tableUnder('Columns').map(([name = '', needed, , synonyms = '', example = '']) => ({
        name: coded(name)[0],
        isRequired: needed === 'yes',
        synonyms: coded(synonyms),
        example: example.replaceAll('`', ''),
      })),
    ).toEqual(IMPORT_COLUMNS.map((column) => ({ ...column, synonyms: [...column.synonyms] })));
  });

  it('has every sentence a row can get, and no other', () => {
    const written = sentencesUnder('Reasons for a rejected row', 'Warnings');
    expect(written.toSorted()).toEqual(readable(CUSTOMS_ROW_NOTES.en));
  });

  it('has every sentence a file can get, and no other', () => {
    expect(sentencesUnder('Messages about the whole file').toSorted()).toEqual(readable(CUSTOMS_NOTICES.en));
  });

  it('names the limits of a file', () => {
    expect(guide).toContain(`${LIMITS.customsFileBytes / 2 ** 20} MiB`);
    expect(guide).toContain(`${LIMITS.customsRows.toLocaleString('en-US')} rows`);
  });

  it('shows corrections the importer takes, which come to what it says', () => {
    const shown = tableUnder('Corrections');
    const given = [
      'EntryNumber',
      'LineNo',
      'AdjustmentSeq',
      'Quantity',
      'AssessmentAmount',
      'AdjustmentReason',
    ];
    const rows = shown.map((cells) =>
      IMPORT_COLUMNS.map(({ name, example }) => {
        const at = given.indexOf(name);
        return at === -1 ? example : (cells[at] ?? '');
      }).join(','),
    );
    const file = importText([IMPORT_COLUMNS.map(({ name }) => name).join(','), ...rows].join('\n'));
    let net = 0n;
    const sums = file.rows.map(({ outcome }) => {
      if (outcome.kind !== 'good') throw new Error(JSON.stringify(outcome));
      net += outcome.line.amount;
      return formatMoney(net);
    });
    expect(sums).toEqual(shown.map((cells) => cells.at(-1)));
    expect(sums.at(-1)).toBe('0.00');
  });
});
