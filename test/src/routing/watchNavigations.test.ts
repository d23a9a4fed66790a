import { createMemoryRouter } from 'react-router-dom';
import { watchNavigations } from '../../../src/routing/watchNavigations';
import type { Address } from '../../../src/state/navigation';

const routerAt = (path: string) =>
  createMemoryRouter(
    [{ path: '/go', loader: () => Response.redirect('http://localhost/home') }, { path: '*' }],
    {
      initialEntries: [path],
    },
  );

describe('each address on screen is told', () => {
  it('once: the first one, further ones and changed filters', async () => {
    const router = routerAt('/refunds?page=2');
    const seen: Address[] = [];
    watchNavigations(router, (address) => seen.push(address));
    await router.navigate('/refunds?page=3&q=oak%20%26%20pine');
    await router.navigate('/refunds?page=3&q=oak%20%26%20pine#content');
    await router.navigate('/home');
    expect(seen).toEqual([
      { pathname: '/refunds', query: { page: '2' } },
      { pathname: '/refunds', query: { page: '3', q: 'oak & pine' } },
      { pathname: '/home', query: {} },
    ]);
  });

  it('without the fragment, its own or one to go on to, where a link to a new password has its secret', async () => {
    const router = routerAt('/resetpassword#token=canary');
    const seen: Address[] = [];
    watchNavigations(router, (address) => seen.push(address));
    await router.navigate('/?next=%2Fresetpassword%23token%3Dcanary');
    expect(seen).toHaveLength(2);
    expect(JSON.stringify(seen)).not.toContain('canary');
  });
});
