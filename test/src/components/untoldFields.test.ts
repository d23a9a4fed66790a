import { untoldFields } from '../../../src/components/columns/untoldFields';

it('leaves out the number and the company that the row says already, but nothing that was changed', () => {
  const row = {
    subject: { type: 'refund', id: '7', name: 'RF-2026-000019' },
    company: { id: '2', name: 'Cedarline Imports Inc.' },
    fields: [
      { field: 'number', from: null, to: 'RF-2026-000019' },
      { field: 'company', from: null, to: 'Cedarline Imports Inc.' },
      { field: 'amount', from: null, to: '79.08' },
      { field: 'legalName', from: 'Cedar', to: 'Cedarline Imports Inc.' },
    ],
  };
  expect(untoldFields(row).map(({ field }) => field)).toEqual(['amount', 'legalName']);
});
