import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
  auditActionName,
  auditActionWithin,
  auditSubjectName,
} from '../../contract/texts/auditActions';
import { LANGUAGES } from '../../contract/texts/sentence';

const SERVER = path.join(__dirname, '../../server');
const source = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(path.join(SERVER, name), 'utf8'))
  .join('\n');
const written = new Set([...source.matchAll(/'([a-z]+(?:-[a-z]+)+)'/g)].map(([, word]) => word));
/** What a review of a report asks for has a hyphen too, and is no action of the trail. */
const REVIEWS: readonly string[] = ['take-up'];
const named = [...source.matchAll(/\baction: '([a-z]+(?:-[a-z]+)+)'/g)]
  .map(([, action]) => action ?? '')
  .filter((action) => !REVIEWS.includes(action));
const subjects = [...source.matchAll(/\bsubject: \{ type: '([^']+)'/g)].map(([, type]) => type ?? '');

describe('the actions of the audit trail', () => {
  it('are found in the code, more than a hundred of them', () => {
    expect(new Set(named).size).toBeGreaterThan(90);
    expect(AUDIT_ACTIONS.length).toBeGreaterThan(100);
  });

  it('each have a sentence in every language, in people’s words', () => {
    for (const action of new Set([...named, ...AUDIT_ACTIONS]))
      for (const language of LANGUAGES) {
        const sentence = auditActionName(language, action);
        expect([action, AUDIT_ACTIONS.includes(action)]).toEqual([action, true]);
        expect([action, sentence]).toEqual([action, expect.stringMatching(/^\p{Lu}[^_]{5,}[^.]$/u)]);
        expect([action, sentence]).not.toEqual([action, action.replaceAll('-', ' ')]);
      }
    for (const action of AUDIT_ACTIONS)
      expect(auditActionName('fr', action)).not.toBe(auditActionName('en', action));
  });

  it('are told apart by their sentences', () => {
    for (const language of LANGUAGES) {
      const sentences = AUDIT_ACTIONS.map((action) => auditActionName(language, action));
      expect(new Set(sentences).size).toBe(AUDIT_ACTIONS.length);
    }
  });

  it('that have a sentence are all written by some code', () => {
    expect(AUDIT_ACTIONS.filter((action) => !written.has(action))).toEqual([]);
  });

  it('stand inside a sentence with a small letter, and an old action by its own words', () => {
    expect(auditActionWithin('fr', 'report-accepted')).toBe('déclaration acceptée');
    expect(auditActionName('fr', 'gone-since')).toBe('gone since');
  });

  it('are about kinds of record that have a name in every language', () => {
    expect(subjects.length).toBeGreaterThan(50);
    for (const type of new Set(subjects)) expect([type, AUDIT_SUBJECTS.includes(type)]).toEqual([type, true]);
    for (const type of AUDIT_SUBJECTS)
      for (const language of LANGUAGES) expect(auditSubjectName(language, type)).toMatch(/^\p{Lu}/u);
  });
});
