import { createLanguageSwitch, createTranslation } from '../../../src/i18n/translation';

describe('a switch of language', () => {
  it('ends in the choice that was made last, whichever texts come last', async () => {
    const engine = await createTranslation('en');
    const choose = createLanguageSwitch(engine);
    await Promise.all([choose('fr'), choose('en')]);
    expect(engine.language).toBe('en');
    await choose('fr');
    expect([engine.language, engine.t('failure.home')]).toEqual(['fr', 'Aller à la page d’accueil']);
  });
});
