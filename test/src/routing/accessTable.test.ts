import { accessTable, openersOf, VISITOR_NAMES, VISITORS } from '../../../src/routing/accessTable';
import { ROUTES } from '../../../src/routing/routes';

const row = (name: string) => accessTable().find((each) => each.name === name);

describe('the table of who may open what', () => {
  it('has every page but the one of a local start, each with its address', () => {
    expect(accessTable().map(({ name }) => name)).toEqual(
      ROUTES.map(({ name }) => name).filter((name) => name !== 'outbox'),
    );
  });

  it('says for each page and role what the list of routes says', () => {
    for (const route of ROUTES.filter(({ name }) => name !== 'outbox')) {
      const allowed: readonly string[] = route.roles;
      const isGuestsOnly = allowed.length === 1 && allowed[0] === 'none';
      for (const visitor of VISITOR_NAMES) {
        const isOpenToAll = allowed.includes('none') && !isGuestsOnly;
        const isNamed = visitor === 'none' ? allowed.includes('none') : allowed.includes(visitor);
        expect([route.name, visitor, row(route.name)?.opens[visitor]]).toEqual([
          route.name,
          visitor,
          isOpenToAll || isNamed,
        ]);
      }
    }
  });

  it('names everybody there is, each once', () => {
    expect([...VISITOR_NAMES].sort()).toEqual(Object.keys(VISITORS).sort());
  });

  it('says who opens a page that was refused', () => {
    expect(openersOf('adminconfiguration')).toEqual(['admin']);
    expect(openersOf('admincompanies')).toEqual(['admin', 'readonly']);
    expect(openersOf('register')).toEqual([]);
  });
});
