import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ENDPOINTS } from '../../contract/api';
import { api } from '../../src/api/base/api';
import { SLICES } from '../../src/app/wholeReducer';

const folder = path.join(__dirname, '../../src/api');
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .filter((source) => source.includes('injectEndpoints('))
  .flatMap((source) =>
    [...source.matchAll(/^ {4}(\w+): build\.(?:query|mutation)/gm)].map((match) => match[1] ?? ''),
  );

describe('the reducer of replays', () => {
  it('knows every endpoint that any file of api/ has: without one its answers could not be folded', () => {
    expect(names.length).toBeGreaterThan(50);
    expect(SLICES).toContain('api');
    expect(names.filter((name) => !Object.hasOwn(api.endpoints, name))).toEqual([]);
  });

  it('finds each of them under the same name in the contract, whose marks say what to redact', () => {
    expect(Object.keys(api.endpoints).filter((name) => !ENDPOINTS.has(name))).toEqual([]);
  });
});
