import { AcknowledgedWrites } from './acknowledgedWrites';

describe('the ledger of acknowledged writes', () => {
  it('counts as lost only what was acknowledged, and as unasked what was refused or never sent', () => {
    const writes = new AcknowledgedWrites();
    for (const key of ['kept', 'lost', 'refused', 'refused-but-there', 'unknown-there', 'unknown-gone'])
      writes.sent(key);
    writes.answered('kept', 'acknowledged');
    writes.answered('lost', 'acknowledged');
    writes.answered('refused', 'refused');
    writes.answered('refused-but-there', 'refused');
    expect(writes.compare(new Set(['kept', 'refused-but-there', 'unknown-there', 'from-nowhere']))).toEqual({
      acknowledged: 2,
      unknown: 2,
      lost: ['lost'],
      unasked: ['refused-but-there', 'from-nowhere'],
    });
  });
});
