import { configureStore } from '@reduxjs/toolkit';
import { createRedactor } from '../../../src/actionLog/redaction/redactor';
import { withRecordedWork } from '../../../src/app/noteWork';
import { reducer } from '../../../src/app/reducer';
import { watchScreen } from '../../../src/app/watchScreen';
import { restoreScreen } from '../../../src/replay/stage/restoreScreen';
import { navigated } from '../../../src/state/navigation';
import type { Screen } from '../../../src/state/screen';

const PAGE = `
  <main>
    <button type="button" class="opens" aria-haspopup="dialog">Reject</button>
    <label for="note">Note</label><textarea id="note"></textarea>
    <label for="secret">Password</label><input id="secret" type="password">
    <label><input id="tick" type="checkbox"> Agreed</label>
    <button type="button" id="menu" aria-expanded="false">More</button>
    <dialog aria-label="Reject claim"></dialog>
  </main>`;

/** A page that works as the application's own do: a button opens a dialog, another one a menu. */
function lay(): void {
  document.body.innerHTML = PAGE;
  document.querySelector('.opens')?.addEventListener('click', () => {
    document.querySelector('dialog')?.setAttribute('open', '');
  });
  document.querySelector('#menu')?.addEventListener('click', ({ target }) => {
    if (target instanceof Element) target.setAttribute('aria-expanded', 'true');
  });
}

const type = (id: string, text: string): void => {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) throw new Error(id);
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
const press = (selector: string): void => {
  document.querySelector<HTMLElement>(selector)?.click();
};
const passes = (ms = 400): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

async function watched(): Promise<{ screen: () => Screen; types: string[] }> {
  lay();
  const types: string[] = [];
  const store = configureStore({
    reducer,
    middleware: () =>
      [
        () => (next: (action: unknown) => unknown) => (action: { type: string }) => {
          types.push(action.type);
          return next(action);
        },
      ] as never,
  });
  watchScreen(document, store as never);
  document.body.dispatchEvent(new Event('focusin', { bubbles: true }));
  await passes();
  return { screen: () => store.getState().screen, types };
}

describe('what a person saw in a recorded tab', () => {
  it('is recorded as lengths and choices, never as text, and the length of a password not at all', async () => {
    const { screen, types } = await watched();
    type('note', 'The entries are too old.');
    type('secret', 'Tr0ub4dor&3 and more');
    press('#tick');
    press('#menu');
    await passes();
    expect(screen().controls).toEqual({
      '#note': { kind: 'text', length: 24 },
      '#secret': { kind: 'text', length: 8 },
      '#tick': { kind: 'choice', at: 1 },
      '#menu': { kind: 'choice', at: 1 },
    });
    // One action for all that happened at once.
    expect(types.filter((each) => each === 'screen/controlsChanged')).toHaveLength(1);
    type('note', '');
    await passes();
    expect(screen().controls['#note']).toBeUndefined();
  });

  it('has a dialog with what opened it, until it closes or another address is on screen', async () => {
    const { screen } = await watched();
    press('.opens');
    await passes();
    expect(screen().dialogs).toMatchObject([{ title: 'Reject claim', by: { kind: 'presses' } }]);
    document.querySelector('dialog')?.removeAttribute('open');
    await passes();
    expect(screen().dialogs).toEqual([]);
    press('.opens');
    await passes();
    expect(reducer({ screen: screen() }, navigated({ pathname: '/', query: {} })).screen.dialogs).toEqual([]);
  });

  it('has a refused form with what it says, and each press by its name before what it does', async () => {
    const { screen, types } = await watched();
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<form><p></p></form>');
    await passes();
    press('.opens');
    const why = document.querySelector('form p');
    if (why !== null) {
      why.className = 'field-error';
      why.textContent = ' Choose a reason. ';
    }
    await passes();
    expect(types.slice(-3)).toEqual(['screen/pressed', 'screen/dialogOpened', 'screen/controlsChanged']);
    expect(screen().controls).toEqual({
      'main 0 form 0': { kind: 'refused', said: 'Choose a reason.' },
    });
    why?.remove();
    document.querySelector('#menu')?.setAttribute('aria-expanded', 'false');
    await passes();
    expect(screen().controls).toEqual({});
  });

  it('has names of people in no press and in no sentence of a form', () => {
    const redactor = createRedactor('a salt');
    const pressed = redactor.action({ type: 'screen/pressed', payload: { name: 'Open Zebulon Quigley' } });
    const refused = redactor.action({
      type: 'screen/controlsChanged',
      payload: { '#form': { kind: 'refused', said: 'Enter a name. Zebulon Quigley' } },
    });
    expect(JSON.stringify([pressed, refused])).not.toMatch(/Zebulon|Quigley/);
    expect(JSON.stringify(refused)).toContain('Enter a name.');
  });

  it('stands on a page built anew: the dialog is open, the choice made, a text is so many dots', async () => {
    const { screen } = await watched();
    type('note', 'Too old.');
    press('#tick');
    press('.opens');
    await passes();
    const seen = screen();
    lay();
    const stop = restoreScreen(document, seen);
    await passes(150);
    expect(document.querySelector('dialog')?.hasAttribute('open')).toBe(true);
    expect(document.querySelector<HTMLInputElement>('#tick')?.checked).toBe(true);
    const note = document.querySelector<HTMLTextAreaElement>('#note');
    expect([note?.value, note?.dataset['unknown']]).toEqual(['••••••••', 'text']);
    expect(document.documentElement.hasAttribute('data-unknown-dialog')).toBe(false);
    stop();
  });

  it('says nothing of what opened a dialog that opened by itself, long after a press', async () => {
    const { screen } = await watched();
    press('#tick');
    const late = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    document.querySelector('dialog')?.setAttribute('open', '');
    await passes();
    late.mockRestore();
    expect(screen().dialogs).toEqual([{ title: 'Reject claim', by: undefined }]);
  });

  it('never has the length of a password, also where it is shown', async () => {
    const { screen } = await watched();
    const secret = document.querySelector<HTMLInputElement>('#secret');
    secret?.setAttribute('autocomplete', 'current-password');
    secret?.setAttribute('type', 'text');
    type('secret', 'three');
    await passes();
    expect(Object.values(screen().controls)).toEqual([{ kind: 'text', length: 8 }]);
  });

  it('has a mark where a dialog cannot be opened again', async () => {
    lay();
    const stop = restoreScreen(document, { dialogs: [{ title: 'Gone' }], controls: {}, work: {} });
    await passes(100);
    expect(document.documentElement.hasAttribute('data-unknown-dialog')).toBe(true);
    stop();
  });
});

describe('unsent work', () => {
  it('is not recorded any more once its owner has signed out or the session has expired', async () => {
    const types: string[] = [];
    const pass = (): Promise<void> => Promise.resolve();
    let present = 'owner';
    const store = withRecordedWork(
      { read: () => Promise.resolve(null), write: pass, remove: pass, removeAll: pass },
      (action) => {
        types.push(action.type);
        return action;
      },
      () => present,
    );
    await store.write('owner', 'claim', { form: 1 });
    await store.removeAll('owner');
    await passes();
    await store.write('owner', 'claim', { form: 2 });
    present = '';
    await store.write('owner', 'report', { form: 2 });
    await store.remove('owner', 'report');
    await passes();
    present = 'somebody else';
    await store.write('owner', 'claim', { form: 2 });
    await passes();
    expect(types).toEqual([]);
    present = 'owner';
    await store.read('owner', 'claim');
    await store.write('owner', 'claim', { form: 3 });
    await passes();
    expect(types).toEqual(['screen/workFound', 'screen/workKept']);
  });

  it('is recorded as a copy of its own, a moment after the last key', async () => {
    const recorded: { type: string; payload?: unknown }[] = [];
    const kept: unknown[] = [];
    const store = withRecordedWork(
      {
        read: () => Promise.resolve(null),
        write: (_owner, _name, work) => {
          kept.push(work);
          return Promise.resolve();
        },
        remove: () => Promise.resolve(),
        removeAll: () => Promise.resolve(),
      },
      (action) => {
        recorded.push(action);
        return action;
      },
      () => 'owner',
    );
    const work = { form: { name: 'Ida' }, basedOn: null };
    await store.write('owner', 'claim', { form: { name: 'I' }, basedOn: null });
    await store.write('owner', 'claim', work);
    await passes();
    expect(kept).toHaveLength(2);
    expect(recorded).toEqual([{ type: 'screen/workKept', payload: { name: 'claim', work } }]);
    expect((recorded[0]?.payload as { work: unknown }).work).not.toBe(work);
    // The server answered before the pause was over: the copy before its answer is recorded, too.
    await store.write('owner', 'claim', work);
    const taken = { ...work, basedOn: '2026-04-01T14:03:00.000Z' };
    await store.write('owner', 'claim', taken);
    await passes();
    expect(recorded.slice(1).map(({ payload }) => payload)).toEqual([
      { name: 'claim', work },
      { name: 'claim', work: taken },
    ]);
  });

  it('keeps choices, numbers, and dates in a log, and has stand-ins for what was typed', () => {
    const { payload } = createRedactor('a salt').action({
      type: 'screen/workKept',
      payload: {
        name: 'claim',
        work: {
          form: {
            reason: 'FIRST_QUANTITY',
            amountsFor: '2026 FIRST_QUANTITY 12-3456789',
            amount: '1,234.50',
            date: '2026-04-14',
            entry: 'AB100012348',
            phone: '207 555 0199',
            explanation: 'Zebulon was ill',
          },
        },
      },
    });
    expect(payload).toMatchObject({
      work: {
        form: { reason: 'FIRST_QUANTITY', amount: '1,234.50', date: '2026-04-14', entry: 'AB100012348' },
      },
    });
    const text = JSON.stringify(payload);
    expect(text).not.toMatch(/Zebulon|12-3456789|555 0199/);
    expect(text).toMatch(/"2026 FIRST_QUANTITY \d{2}-\d{7}"/);
  });
});
