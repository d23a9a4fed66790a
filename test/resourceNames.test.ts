import { readdirSync } from 'node:fs';
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

const namesIn = (folder: string): readonly string[] =>
  readdirSync(path.join(__dirname, '..', folder)).map((entry) => entry.replace(/\.tsx?$/, ''));

describe('one name per resource', () => {
  it.each(Object.entries(ROOTS))('%s holds resources by their names alone', (folder, others) => {
    const names = namesIn(folder);
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => !RESOURCES.includes(name) && !others.includes(name))).toEqual([]);
    expect(others.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('every resource has calls, and the server answers them', () => {
    const calls = namesIn('contract/endpoints');
    expect([...RESOURCES].sort()).toEqual([...calls].sort());
    const answered = namesIn('server/http');
    // Board texts are mounted with the configuration they belong to.
    expect(RESOURCES.filter((name) => !answered.includes(name))).toEqual(['boardTexts']);
  });
});
