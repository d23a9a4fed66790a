import * as z from 'zod/mini';
import { listAudit } from '../../contract/endpoints/audit';
import { AUDIT_FIELDS, auditFieldName, auditValueName } from '../../contract/texts/auditFields';

describe('a field of the audit trail', () => {
  it('is shown in words, in both languages', () => {
    expect(auditFieldName('en', 'amountCollected')).toBe('Amount collected');
    expect(auditFieldName('fr', 'amountCollected')).toBe('Montant perçu');
  });

  it('can be asked for, whatever its name', () => {
    const { query } = listAudit;
    if (query === undefined) throw new Error('the trail can be narrowed');
    expect(AUDIT_FIELDS.length).toBeGreaterThan(50);
    expect(AUDIT_FIELDS.filter((field) => !z.safeParse(query, { field }).success)).toEqual([]);
  });

  it('of the configuration is named by its place', () => {
    expect(auditFieldName('en', 'rates.1.ratePerUnit')).toBe('Rates · 2 · Rate');
  });

  it('holds yes or no and a status in words', () => {
    expect(auditValueName('en', 'internal', 'true')).toBe('Yes');
    expect(auditValueName('fr', 'internal', 'false')).toBe('Non');
    expect(auditValueName('en', 'toStatus', 'ReturnedToVerifier')).toBe('Returned to verifier');
    expect(auditValueName('en', 'text', 'Submitted')).toBe('Submitted');
  });

  it('that has no name is shown by the words of its code', () => {
    expect(auditFieldName('en', 'someOlderField')).toBe('some older field');
    expect(auditFieldName('fr', '')).toBe('');
  });
});
