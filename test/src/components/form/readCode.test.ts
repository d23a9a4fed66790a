import { readCode } from '../../../../src/components/form/readCode';

describe('a code of six digits', () => {
  it.each(['123456', ' 123 456 ', '123-456', '123\u00a0456', '１２３４５６', '\t123456\n'])(
    'is read from %j',
    (typed) => {
      expect(readCode(typed, 'code')).toBe('123456');
    },
  );

  it('keeps its leading zeros', () => {
    expect(readCode('000 042', 'code')).toBe('000042');
  });

  it.each(['', '12345', '1234567', '12345a', '3FKQ-9ZTD-7MWA-X2HC'])('is not made of %j', (typed) => {
    expect(readCode(typed, 'code')).toBeNull();
  });
});

describe('a recovery code', () => {
  it.each([
    '3FKQ-9ZTD-7MWA-X2HC',
    '3fkq9ztd7mwax2hc',
    ' 3FKQ 9ZTD 7MWA X2HC ',
    '3FKQ–9ZTD–7MWA–X2HC',
    '3FKQ-9ZTD\n-7MWA-X2HC',
  ])('is read from %j', (typed) => {
    expect(readCode(typed, 'recovery')).toBe('3FKQ-9ZTD-7MWA-X2HC');
  });

  it('takes letters for the digits they are mistaken for', () => {
    expect(readCode('OFKQ-IZTD-LMWA-X2HC', 'recovery')).toBe('0FKQ-1ZTD-1MWA-X2HC');
  });

  it.each(['', '3FKQ-9ZTD-7MWA', '3FKQ-9ZTD-7MWA-X2HCC', '3FKQ-9ZTD-7MWA-X2H!'])(
    'is not made of %j',
    (typed) => {
      expect(readCode(typed, 'recovery')).toBeNull();
    },
  );
});
