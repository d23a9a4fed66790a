import { loadScreen, ScreenUnavailable, type Reloading } from '../../../src/routing/lazyScreen';
import { MemoryStorage } from '../support/memoryStorage';

const Screen = (): null => null;
const fails = (): Promise<never> => Promise.reject(new Error('404'));

function bed(marks: Storage = new MemoryStorage()): Reloading & { readonly loaded: string[] } {
  const loaded: string[] = [];
  return {
    build: 'b1',
    marks,
    target: () => '/refunds?id=1#x',
    load: (address) => loaded.push(address),
    loaded,
  };
}

/** A reload never comes back: only what happened until then can be seen. */
const reloads = async (loading: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    loading.then(
      () => false,
      () => false,
    ),
    new Promise<boolean>((resolve) =>
      setTimeout(() => {
        resolve(true);
      }, 20),
    ),
  ]);

describe('a screen that cannot be loaded', () => {
  it('H02 reloads its target once, then says so, and another screen still has its own reload', async () => {
    const dependencies = bed();
    expect(await reloads(loadScreen('refunds', fails, dependencies))).toBe(true);
    expect(dependencies.loaded).toEqual(['/refunds?id=1#x']);
    await expect(loadScreen('refunds', fails, dependencies)).rejects.toBeInstanceOf(ScreenUnavailable);
    expect(dependencies.loaded).toHaveLength(1);
    expect(await reloads(loadScreen('users', fails, dependencies))).toBe(true);
    expect(dependencies.loaded).toHaveLength(2);
  });

  it('has its reload again after it was loaded once, and in the next build', async () => {
    const dependencies = bed();
    await reloads(loadScreen('refunds', fails, dependencies));
    await expect(loadScreen('refunds', () => Promise.resolve(Screen), dependencies)).resolves.toBe(Screen);
    expect(await reloads(loadScreen('refunds', fails, dependencies))).toBe(true);
    expect(await reloads(loadScreen('refunds', fails, { ...dependencies, build: 'b2' }))).toBe(true);
    expect(dependencies.loaded).toHaveLength(3);
  });

  it('does not reload where it could not remember having done so', async () => {
    const full = new MemoryStorage();
    full.isFull = true;
    const dependencies = bed(full);
    await expect(loadScreen('refunds', fails, dependencies)).rejects.toBeInstanceOf(ScreenUnavailable);
    expect(dependencies.loaded).toEqual([]);
  });
});
