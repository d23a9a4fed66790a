import { hubAddress } from '../../../src/browser/hubAddress';
import { parseConfig } from '../../../src/browser/readConfig';

describe('config.json', () => {
  it('means the page’s own host where it names none', () => {
    const config = parseConfig({ apiBaseUrl: '', hubUrl: '' });
    expect(config).toEqual({ apiBaseUrl: '', hubUrl: '', devTools: false, record: false });
    expect(hubAddress(config, 'https://portal.test', 'en')).toBe('https://portal.test/uscustomshub?lang=en');
    expect(parseConfig({})).toEqual(config);
  });

  it('names another backend, and its hub unless told otherwise', () => {
    const config = parseConfig({ apiBaseUrl: 'https://api.test/', hubUrl: '' });
    expect(config.apiBaseUrl).toBe('https://api.test');
    expect(hubAddress(config, 'https://portal.test', 'fr')).toBe('https://api.test/uscustomshub?lang=fr');
    expect(hubAddress({ ...config, hubUrl: 'wss://hub.test' }, 'https://portal.test', 'en')).toBe(
      'https://hub.test/uscustomshub?lang=en',
    );
  });

  it.each([
    null,
    'text',
    7,
    { apiBaseUrl: 5 },
    { apiBaseUrl: 'api.test' },
    { apiBaseUrl: 'javascript:1' },
    { hubUrl: 'https://a b' },
    { devTools: 'yes' },
    { record: 1 },
  ])('of the shape %j stops the start and says why', (value) => {
    expect(() => parseConfig(value)).toThrow(/config\.json/);
  });
});
