import { createSealer } from '../../../server/system/sealer';

const OLD = 'old secret old secret old secret 12';
const NEW = 'new secret new secret new secret 34';

describe('a sealed text', () => {
  const sealer = createSealer({ current: NEW, previous: [] });

  it('opens again, and looks different each time', () => {
    const sealed = sealer.seal('mail', 'sève');
    expect(sealer.open('mail', sealed)).toBe('sève');
    expect(sealer.seal('mail', 'sève')).not.toBe(sealed);
    expect(sealed).not.toContain('sève');
  });

  it('opens for its own purpose alone', () => {
    expect(sealer.open('authenticator', sealer.seal('mail', 'x'))).toBeNull();
  });

  it('67 names its key, and opens while that is one of the previous ones, and not after', () => {
    const sealed = createSealer({ current: OLD, previous: [] }).seal('mail', 'x');
    expect(createSealer({ current: NEW, previous: ['another', OLD] }).open('mail', sealed)).toBe('x');
    expect(sealed.split('.')[0]).toBe(createSealer({ current: OLD, previous: [] }).currentKeyId);
    expect(sealer.keyIds).not.toContain(sealed.split('.')[0]);
    expect(sealer.open('mail', sealed)).toBeNull();
  });

  it.each(['', 'x', '.', 'abcdef12.', 'nonsense.AAAA'])('that is none opens to nothing: %j', (text) => {
    expect(sealer.open('mail', text)).toBeNull();
  });

  it('that was altered opens to nothing', () => {
    const sealed = sealer.seal('mail', 'a longer text');
    expect(sealer.open('mail', `${sealed.slice(0, -2)}AA`)).toBeNull();
  });
});
