import { act, renderHook } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import type { ReactNode } from 'react';
import type { ApiExtra } from '../../../src/api/base/extra';
import { useSendOnce } from '../../../src/api/base/useSendOnce';
import { createTranslation } from '../../../src/i18n/translation';
import { filesBelow, readText } from '../../language/sourceFiles';
import { createTestBed } from '../support/testStore';

const LOST = { error: { kind: 'unreachable', isTimeout: false } } as const;
const REFUSED = { error: { kind: 'refused', status: 409, message: 'No.', errors: [] } } as const;
const IN_TROUBLE = { error: { ...REFUSED.error, status: 503 } } as const;
const DONE = { data: { id: '1' } } as const;

/** A device that keeps work over a reload, and what it holds. */
function device() {
  const kept = new Map<string, unknown>();
  const draftStore: ApiExtra['draftStore'] = {
    read: (owner, name) => Promise.resolve(kept.get(`${owner} ${name}`) ?? null),
    write: (owner, name, work) => Promise.resolve(void kept.set(`${owner} ${name}`, work)),
    remove: (owner, name) => Promise.resolve(void kept.delete(`${owner} ${name}`)),
    removeAll: () => {
      kept.clear();
      return Promise.resolve();
    },
  };
  return { kept, draftStore };
}

/** A page that sends; every call of it is another load of the page. */
async function page(draftStore: ApiExtra['draftStore'], name = 'payment-entry') {
  const engine = await createTranslation('en');
  const { store } = createTestBed({ draftStore });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>
      <I18nextProvider i18n={engine}>{children}</I18nextProvider>
    </Provider>
  );
  const { result } = renderHook(() => useSendOnce(name), { wrapper });
  /** Presses so many times in the same moment, and answers the keys that were sent. */
  const press = async (times: number, content: unknown, answer: object): Promise<readonly string[]> => {
    const sent: string[] = [];
    const once = () =>
      result.current.deliver(content, (key) => {
        sent.push(key);
        return Promise.resolve(answer);
      });
    await act(() => Promise.all(Array.from({ length: times }, once)));
    return sent;
  };
  return Object.assign(
    async (content: unknown, answer: object): Promise<string> => (await press(1, content, answer))[0] ?? '',
    { press },
  );
}

const PAYMENT = { amount: '250.00', account: '000123456789' };

describe('H11 what must count once', () => {
  it('keeps its key over a lost answer and a reload, until the server has answered', async () => {
    const { draftStore } = device();
    const first = await (await page(draftStore))(PAYMENT, LOST);
    const send = await page(draftStore);
    expect(await send(PAYMENT, LOST)).toBe(first);
    expect(await send(PAYMENT, DONE)).toBe(first);
    expect(await send(PAYMENT, DONE)).not.toBe(first);
  });

  it('has another key for other content, and after a refusal', async () => {
    const { draftStore } = device();
    const send = await page(draftStore);
    const first = await send(PAYMENT, LOST);
    const other = await send({ ...PAYMENT, amount: '25.00' }, REFUSED);
    expect(other).not.toBe(first);
    const again = await send({ ...PAYMENT, amount: '25.00' }, IN_TROUBLE);
    expect(again).not.toBe(other);
    expect(await send({ ...PAYMENT, amount: '25.00' }, DONE)).toBe(again);
  });

  it('has one key for two presses in the same moment, also where the device keeps nothing', async () => {
    const send = await page({
      read: () => Promise.resolve(null),
      write: () => Promise.resolve(),
      remove: () => Promise.resolve(),
      removeAll: () => Promise.resolve(),
    });
    const [one, two] = await send.press(2, PAYMENT, DONE);
    expect(one).toBe(two);
    expect(await send(PAYMENT, LOST)).toBe(await send(PAYMENT, LOST));
  });

  it('leaves nothing of its content on the device', async () => {
    const { kept, draftStore } = device();
    await (
      await page(draftStore)
    )(PAYMENT, LOST);
    expect(kept.size).toBe(1);
    expect(JSON.stringify([...kept])).not.toContain(PAYMENT.account);
  });

  it('gets its key in one place of the source alone', () => {
    const makers = filesBelow('src', '.ts', '.tsx').filter((file) =>
      /keyFor\(|idempotencyKey: (?!\w*[kK]ey\b|string\b)|idempotencyKey = /.test(readText(file)),
    );
    expect(makers.map((file) => file.replace(/^.*src\//, ''))).toEqual([
      'api/base/sendingKey.ts',
      'api/base/useSendOnce.ts',
    ]);
  });
});
