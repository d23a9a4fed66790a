import { loadCardScript } from '../../../src/browser/cardScript';

const URL = 'https://js.stripe.com/v3/';
const waiting = () => new AbortController().signal;
const scripts = (): HTMLScriptElement[] => [
  ...document.querySelectorAll<HTMLScriptElement>(`script[src="${URL}"]`),
];
const newest = (): HTMLScriptElement => {
  const script = scripts().at(-1);
  if (script === undefined) throw new Error('no script was asked for');
  return script;
};
const arrive = (brings: unknown): void => {
  Object.assign(window, { Stripe: brings });
  newest().dispatchEvent(new Event('load'));
};
const fail = (): void => {
  newest().dispatchEvent(new Event('error'));
};

afterEach(() => {
  for (const script of scripts()) script.remove();
  Reflect.deleteProperty(window, 'Stripe');
});

describe('the provider’s script', () => {
  it('is asked for when it is needed, once for all who wait, and not again once it is there', async () => {
    expect(scripts()).toHaveLength(0);
    const both = Promise.all([loadCardScript(URL, waiting()), loadCardScript(URL, waiting())]);
    expect(scripts()).toHaveLength(1);
    const initialize = () => ({});
    arrive(initialize);
    expect(await both).toEqual([
      { ok: true, value: initialize },
      { ok: true, value: initialize },
    ]);
    expect(await loadCardScript(URL, waiting())).toEqual({ ok: true, value: initialize });
    expect(scripts()).toHaveLength(1);
  });

  it('H106 that is on its way already under an address with a slash more or less is waited for, and not loaded twice', async () => {
    const other = document.createElement('script');
    other.src = URL.slice(0, -1);
    document.head.append(other);
    const loading = loadCardScript(URL, waiting());
    expect(scripts()).toHaveLength(0);
    const initialize = () => ({});
    Object.assign(window, { Stripe: initialize });
    other.dispatchEvent(new Event('load'));
    expect(await loading).toEqual({ ok: true, value: initialize });
    other.remove();
  });

  it('H21 that failed is forgotten: trying again makes a new request, twice in a row, and one copy stays', async () => {
    for (const attempt of [1, 2]) {
      const failing = loadCardScript(URL, waiting());
      expect([attempt, scripts().length]).toEqual([attempt, 1]);
      fail();
      expect(await failing).toEqual({ ok: false, failure: 'failed-to-load' });
      expect(scripts()).toHaveLength(0);
    }
    const third = loadCardScript(URL, waiting());
    arrive(() => ({}));
    expect(await third).toMatchObject({ ok: true });
    expect(scripts()).toHaveLength(1);
  });

  it('that loads and brings nothing is not available, and is asked for again', async () => {
    const empty = loadCardScript(URL, waiting());
    arrive(undefined);
    expect(await empty).toEqual({ ok: false, failure: 'not-available' });
    expect(scripts()).toHaveLength(0);
  });

  it('that fails with nobody waiting is warned of, and only then', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const stays = loadCardScript(URL, waiting());
    fail();
    await stays;
    expect(warn).not.toHaveBeenCalled();
    const left = new AbortController();
    const leaves = loadCardScript(URL, left.signal);
    left.abort();
    fail();
    await leaves;
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('comes from the provider’s host or from this machine, and from nowhere else', async () => {
    await expect(loadCardScript('https://js.stripe.com.evil.example/v3/', waiting())).rejects.toThrow(
      'no script',
    );
    await expect(loadCardScript('https://evil.example/?https://js.stripe.com', waiting())).rejects.toThrow(
      'no script',
    );
    expect(scripts()).toHaveLength(0);
  });
});
