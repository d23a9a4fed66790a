import { readRegistrationMessage, registeredNumbers } from '../../domain/registeredNumber';

describe('the importer number of a registration', () => {
  it('is the first line of the message, which is shown without it', () => {
    expect(readRegistrationMessage('412086753\nWe import cedar.\nSince 2019.')).toEqual({
      importerNumber: '41-2086753',
      text: 'We import cedar.\nSince 2019.',
    });
  });

  it('is missing where the message begins with other words', () => {
    expect(readRegistrationMessage('We import cedar.\n41-2086753')).toEqual({
      importerNumber: null,
      text: 'We import cedar.\n41-2086753',
    });
  });

  it('is also the tax number, once where both are the same', () => {
    expect(registeredNumbers('41-2086753XX\nCedar.', '45-3320917')).toEqual(['41-2086753XX', '45-3320917']);
    expect(registeredNumbers('45-3320917', '45-3320917')).toEqual(['45-3320917']);
    expect(registeredNumbers('Cedar.', 'FR 123')).toEqual([]);
    expect(registeredNumbers('', null)).toEqual([]);
  });
});
