import { auditFieldName } from '../../contract/texts/auditFields';

describe('a field of the audit trail', () => {
  it('is shown in words, in both languages', () => {
    expect(auditFieldName('en', 'amountCollected')).toBe('Amount collected');
    expect(auditFieldName('fr', 'amountCollected')).toBe('Montant perçu');
  });

  it('that has no name is shown by the words of its code', () => {
    expect(auditFieldName('en', 'someOlderField')).toBe('some older field');
    expect(auditFieldName('fr', '')).toBe('');
  });
});
