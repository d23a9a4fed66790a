import { addScreenTexts, createLanguageSwitch, createTranslation } from '../../../src/i18n/translation';

describe('a switch of language', () => {
  it('ends in the choice that was made last, whichever texts come last', async () => {
    const engine = await createTranslation('en');
    const choose = createLanguageSwitch(engine);
    await Promise.all([choose('fr'), choose('en')]);
    expect(engine.language).toBe('en');
    await choose('fr');
    expect([engine.language, engine.t('failure.home')]).toEqual(['fr', 'Aller à la page d’accueil']);
  });

  it('brings the texts of the screens that were opened, before and meanwhile', async () => {
    const engine = await createTranslation('en');
    const choose = createLanguageSwitch(engine);
    await addScreenTexts(engine, ['refunds']);
    expect(engine.hasResourceBundle('fr', 'refunds')).toBe(false);
    const opened = addScreenTexts(engine, ['customs']);
    await choose('fr');
    await opened;
    expect(['refunds', 'customs'].map((name) => engine.hasResourceBundle('fr', name))).toEqual([true, true]);
    await addScreenTexts(engine, ['users']);
    expect(engine.hasResourceBundle('fr', 'users')).toBe(true);
    expect(engine.hasResourceBundle('en', 'users')).toBe(false);
  });
});
