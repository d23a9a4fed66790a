import { readFileSync } from 'node:fs';
import path from 'node:path';
import { settingsTable } from '../server/settingsTable';

describe('the README', () => {
  it('lists every environment variable with its default and meaning (node scripts/run.cjs server/cli/settingsTable.ts prints the table)', () => {
    const readme = readFileSync(path.join(__dirname, '../README.md'), 'utf8');
    const begin = readme.indexOf('| variable');
    expect(readme.slice(begin, readme.indexOf('\n\n', begin))).toBe(settingsTable());
  });
});
