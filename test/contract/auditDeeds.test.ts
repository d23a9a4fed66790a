import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  AUDIT_DEEDS,
  AUDIT_SUBJECTS,
  auditDeedName,
  auditDeedWithin,
  auditSubjectName,
} from '../../contract/texts/auditDeeds';
import { LANGUAGES } from '../../contract/texts/sentence';

const SERVER = path.join(__dirname, '../../server');
const source = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(path.join(SERVER, name), 'utf8'))
  .join('\n');
const written = new Set([...source.matchAll(/'([a-z]+(?:-[a-z]+)+)'/g)].map(([, word]) => word));
const named = [...source.matchAll(/\baction: '([a-z]+(?:-[a-z]+)+)'/g)].map(([, deed]) => deed ?? '');
const subjects = [...source.matchAll(/\bsubject: \{ type: '([^']+)'/g)].map(([, type]) => type ?? '');

describe('the deeds of the audit trail', () => {
  it('are found in the code, more than a hundred of them', () => {
    expect(new Set(named).size).toBeGreaterThan(90);
    expect(AUDIT_DEEDS.length).toBeGreaterThan(100);
  });

  it('each have a sentence in every language, in people’s words', () => {
    for (const deed of new Set([...named, ...AUDIT_DEEDS]))
      for (const language of LANGUAGES) {
        const sentence = auditDeedName(language, deed);
        expect([deed, AUDIT_DEEDS.includes(deed)]).toEqual([deed, true]);
        expect([deed, sentence]).toEqual([deed, expect.stringMatching(/^\p{Lu}[^_]{5,}[^.]$/u)]);
        expect([deed, sentence]).not.toEqual([deed, deed.replaceAll('-', ' ')]);
      }
    for (const deed of AUDIT_DEEDS) expect(auditDeedName('fr', deed)).not.toBe(auditDeedName('en', deed));
  });

  it('are told apart by their sentences', () => {
    for (const language of LANGUAGES) {
      const sentences = AUDIT_DEEDS.map((deed) => auditDeedName(language, deed));
      expect(new Set(sentences).size).toBe(AUDIT_DEEDS.length);
    }
  });

  it('that have a sentence are all written by some code', () => {
    expect(AUDIT_DEEDS.filter((deed) => !written.has(deed))).toEqual([]);
  });

  it('stand inside a sentence with a small letter, and an old deed by its own words', () => {
    expect(auditDeedWithin('fr', 'report-accepted')).toBe('déclaration acceptée');
    expect(auditDeedName('fr', 'gone-since')).toBe('gone since');
  });

  it('are about kinds of record that have a name in every language', () => {
    expect(subjects.length).toBeGreaterThan(50);
    for (const type of new Set(subjects)) expect([type, AUDIT_SUBJECTS.includes(type)]).toEqual([type, true]);
    for (const type of AUDIT_SUBJECTS)
      for (const language of LANGUAGES) expect(auditSubjectName(language, type)).toMatch(/^\p{Lu}/u);
  });
});
