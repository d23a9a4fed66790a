import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One word per resource, in every root that has something of it. */
const RESOURCES = [
  'account',
  'audit',
  'boardTexts',
  'companies',
  'configuration',
  'contact',
  'corrections',
  'customs',
  'documents',
  'exemptions',
  'home',
  'identity',
  'impersonation',
  'ledger',
  'lists',
  'notifications',
  'outbox',
  'paymentRuns',
  'payments',
  'pendingChanges',
  'problems',
  'refunds',
  'registrations',
  'reports',
  'savedViews',
  'search',
  'users',
];

/** The five roots of a resource, and what each holds beside the resources, with the reason. */
const ROOTS: Readonly<Record<string, readonly string[]>> = {
  'contract/endpoints': [],
  // What every call goes through, and the list of all resources.
  'server/http': ['pipeline', 'createServer', 'resources'],
  // Parts that several resources use and that no call is about.
  'server/modules': ['comments', 'mail', 'sealing', 'tableColumns'],
  // The base query, and work that is not submitted yet.
  'src/api': ['base', 'drafts'],
  // Help calls nothing; what several screens share is no screen.
  'src/screens': ['help', 'shared'],
};

/** A record of a resource, where it is not the resource's name without its "s". */
const SINGULAR: Readonly<Record<string, string>> = { companies: 'company', customs: 'customs' };
const singularOf = (resource: string): string => SINGULAR[resource] ?? resource.replace(/s$/, '');
const SINGULARS = RESOURCES.map(singularOf);

/** Folders whose files are named for a record with a fixed end, and the files that are about no single resource. */
const RECORD_FILES: readonly (readonly [folder: string, end: string, others: readonly string[]])[] = [
  ['domain', 'Permissions', []],
  // How often somebody asked, which numbers are taken, and what waits to be emailed.
  ['server/db', 'Tables', ['request', 'recordNumber', 'mail']],
];

/** Folders of tests that are about a part of the server, or about all resources. */
const TEST_FOLDERS = [
  ...['access', 'canary', 'db', 'demo', 'hub', 'http', 'kill', 'letter', 'mail', 'payload'],
  ...['processes', 'reading', 'setup', 'start', 'system'],
];

const namesIn = (folder: string): readonly string[] =>
  readdirSync(path.join(__dirname, '..', folder)).map((entry) => entry.replace(/\.tsx?$/, ''));

/** Files of one resource that use a call of another, with the reason. */
const USES_ANOTHER: Readonly<Record<string, string>> = {
  // Board texts are mounted with the configuration they belong to.
  'server/http/configuration.ts': 'boardTexts',
  // A change of password signs in again.
  'src/api/account/useChangePassword.ts': 'identity',
};
/** What every call goes through may know any of them. */
const FOR_EVERY_CALL = ['server/http/pipeline/', 'src/api/base/'];

const filesIn = (folder: string): readonly string[] =>
  readdirSync(path.join(__dirname, '..', folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(path.join(__dirname, '..'), path.join(entry.parentPath, entry.name)));

const callsUsedBy = (file: string): readonly string[] =>
  [...readFileSync(path.join(__dirname, '..', file), 'utf8').matchAll(/contract\/endpoints\/(\w+)/g)].flatMap(
    ([, resource]) => resource ?? [],
  );

describe('one name per resource', () => {
  it.each(Object.entries(ROOTS))('%s holds resources by their names alone', (folder, others) => {
    const names = namesIn(folder);
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => !RESOURCES.includes(name) && !others.includes(name))).toEqual([]);
    expect(others.filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each(RECORD_FILES)('%s/*%s.ts is named for a record', (folder, end, others) => {
    const names = namesIn(folder)
      .filter((name) => name.endsWith(end))
      .map((name) => name.slice(0, -end.length));
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !SINGULARS.includes(name) && !others.includes(name))).toEqual([]);
  });

  it('tests of the server are in folders of resources or of parts of the server', () => {
    const folders = readdirSync(path.join(__dirname, 'server'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      // Git leaves an empty folder behind where all files were moved away.
      .filter((name) => readdirSync(path.join(__dirname, 'server', name)).length > 0);
    expect(folders.filter((name) => !RESOURCES.includes(name) && !TEST_FOLDERS.includes(name))).toEqual([]);
  });

  it('every resource has calls, and the server answers them', () => {
    const calls = namesIn('contract/endpoints');
    expect([...RESOURCES].sort()).toEqual([...calls].sort());
    const answered = namesIn('server/http');
    // Board texts are mounted with the configuration they belong to.
    expect(RESOURCES.filter((name) => !answered.includes(name))).toEqual(['boardTexts']);
  });

  it.each(['server/http', 'src/api'])(
    'a file of a resource in %s is about the calls of that resource',
    (folder) => {
      const files = filesIn(folder).filter((file) => !FOR_EVERY_CALL.some((place) => file.startsWith(place)));
      expect(files.length).toBeGreaterThan(15);
      const others = files.flatMap((file) => {
        const resource = path.relative(folder, file).split(/[./]/)[0];
        return callsUsedBy(file)
          .filter((used) => used !== resource && used !== USES_ANOTHER[file])
          .map((used) => `${file} uses ${used}`);
      });
      expect(others).toEqual([]);
    },
  );
});
