import { loadAfresh } from '../../../src/browser/leaving';

function page(href: string) {
  const done: string[] = [];
  return {
    done,
    location: {
      href,
      assign: (address: string | URL) => done.push(`assign ${String(address)}`),
      reload: () => done.push('reload'),
    },
    history: {
      replaceState: (_: unknown, __: string, address?: string | URL | null) =>
        done.push(`become ${String(address)}`),
    },
  };
}

describe('loading an address afresh', () => {
  it('H02 loads the page of another address', () => {
    const it = page('https://portal.example/home#top');
    loadAfresh('/refunds?id=1#x', it);
    expect(it.done).toEqual(['assign /refunds?id=1#x']);
  });

  it.each(['/resetpassword#token=abc', '/resetpassword#', '/resetpassword'])(
    'H02 loads the page again where %s is only a jump within it to the browser',
    (address) => {
      const it = page('https://portal.example/resetpassword#token=abc');
      loadAfresh(address, it);
      expect(it.done).toEqual([`become ${address}`, 'reload']);
    },
  );
});
