import type { ImporterSuggestion } from '../../../../contract/entities/customsImporter';
import { allMatching, nothingSelected, withRows } from '../../../../src/components/list/selection';
import { chosenNumbers, suggestedPlan } from '../../../../src/screens/customs/unmatched/bulkPlan';

const suggestion = (companyId: string, reason: ImporterSuggestion['reason']): ImporterSuggestion => ({
  companyId,
  companyName: `Company ${companyId}`,
  reason,
  number: reason === 'name-alike' ? null : '41-2086753',
});

describe('giving several importer numbers at once', () => {
  it('edge 16 gives as suggested what one company alone has with another suffix, and nothing less sure', () => {
    const seen = new Map([
      ['41-2086753AB', { suggestions: [suggestion('1', 'same-number'), suggestion('2', 'name-alike')] }],
      ['41-2086735', { suggestions: [suggestion('1', 'one-digit-off')] }],
      ['83-1175420XX', { suggestions: [suggestion('3', 'same-number'), suggestion('4', 'same-number')] }],
      ['99-0000000', { suggestions: [] }],
    ]);
    expect(suggestedPlan([...seen.keys(), '77-7777777'], seen)).toEqual({
      assignments: [{ importerNumber: '41-2086753AB', companyId: '1', companyName: 'Company 1' }],
      leftOut: 4,
    });
  });

  it('takes numbers chosen one by one or by page, and never all that match unseen', () => {
    expect(chosenNumbers(withRows(nothingSelected, ['41-2086753AB'], true))).toEqual(['41-2086753AB']);
    expect(chosenNumbers(allMatching)).toBeNull();
  });
});
