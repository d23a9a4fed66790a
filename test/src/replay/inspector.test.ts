import { cacheEntries } from '../../../src/replay/inspector/cacheEntries';
import { treeMove } from '../../../src/replay/inspector/treeMove';
import { parentOf, treeRows } from '../../../src/replay/inspector/treeRows';
import { commandOf, type Press } from '../../../src/replay/keys/command';

const same = { deep: { er: 1 } };
const before = { list: [1], same, gone: true };
const after = { list: [1, 2], same, text: 'a "b"' };

describe('the tree of a state', () => {
  it('shows what is open, says what it holds and what changed', () => {
    const rows = treeRows(after, before, new Set(['["list"]', '["same"]']));
    expect(rows.map(({ name, depth, summary, isChanged }) => [name, depth, summary, isChanged])).toEqual([
      ['list', 1, '[2]', true],
      ['0', 2, '1', false],
      ['1', 2, '2', true],
      ['same', 1, '{1}', false],
      ['deep', 2, '{1}', false],
      ['text', 1, '"a \\"b\\""', true],
    ]);
  });

  it('knows each line again by its names, whatever letters they hold', () => {
    const [, row] = treeRows({ 'a.b': { 'c/"d': { e: 1 } } }, {}, new Set(['["a.b"]']));
    expect(parentOf(row?.id ?? '')).toBe('["a.b"]');
    expect(parentOf('["a.b"]')).toBe('["a.b"]');
  });

  it('shows the beginning of a list of thousands and how many are left', () => {
    const many = { list: Array.from({ length: 5_000 }, (_, index) => index) };
    const rows = treeRows(many, many, new Set(['["list"]']));
    expect(rows).toHaveLength(2_002);
    expect(rows.at(-1)?.summary).toBe('+3000');
  });

  it('answers the keys a tree has', () => {
    const leaf = { isOpen: false, size: undefined };
    expect(treeMove('ArrowRight', { isOpen: false, size: 2 })).toEqual({ kind: 'toggle' });
    expect(treeMove('ArrowRight', { isOpen: true, size: 2 })).toEqual({ kind: 'by', by: 1 });
    expect(treeMove('ArrowLeft', { isOpen: true, size: 2 })).toEqual({ kind: 'toggle' });
    expect(treeMove('ArrowLeft', leaf)).toEqual({ kind: 'parent' });
    expect(treeMove('d', leaf)).toBeUndefined();
  });
});

describe('the query cache of a state', () => {
  const state = {
    api: {
      queries: {
        'listRefunds({})': {
          endpointName: 'listRefunds',
          originalArgs: {},
          status: 'fulfilled',
          fulfilledTimeStamp: 1_000,
          data: [1],
        },
        'getHome(undefined)': { endpointName: 'getHome', status: 'pending' },
      },
    },
  };

  it('tells call, status and age at the moment looked at', () => {
    expect(cacheEntries(state, 3_500)).toMatchObject([
      { endpoint: 'listRefunds', status: 'fulfilled', age: 2_500, data: [1] },
      { endpoint: 'getHome', status: 'pending', age: undefined, data: undefined },
    ]);
  });

  it('is empty for a state of another shape', () => {
    expect(cacheEntries({ api: 1 }, 1)).toEqual([]);
    expect(cacheEntries(null, 1)).toEqual([]);
  });
});

describe('keys', () => {
  const press = (key: string, on: Press['on'] = 'page', isShifted = false) =>
    commandOf({ key, isShifted, on });

  it('move through the log from anywhere but a field', () => {
    expect(press('ArrowRight')).toBe('forward');
    expect(press('ArrowLeft', 'button', true)).toBe('back-ten');
    expect(press('D', 'button', true)).toBe('previous-difference');
    expect(press('d', 'field')).toBeUndefined();
  });

  it('leave the space bar to buttons and the arrows to controls that move by them', () => {
    expect(press(' ')).toBe('play');
    expect(press(' ', 'button')).toBeUndefined();
    expect(press('ArrowRight', 'control')).toBeUndefined();
    expect(press('e', 'control')).toBe('next-error');
  });
});
