'use strict';
const message =
  'Calls leave through an endpoint of the api (src/api/base/refreshingBaseQuery.ts), so that they are refreshed, recorded, and shown.';
const NAMES = '/^(fetch|XMLHttpRequest|sendBeacon)$/';

/** For ESLint: nothing in the browser's code sends anything past the api. */
module.exports = {
  globals: ['fetch', 'XMLHttpRequest'].map((name) => ({ name, message })),
  members: [
    { selector: `MemberExpression:matches([property.name=${NAMES}], [property.value=${NAMES}])`, message },
    { selector: `VariableDeclarator > ObjectPattern > Property[key.name=${NAMES}]`, message },
  ],
  open: [
    // The one module the base query sends through.
    'src/browser/network.ts',
    // Leaves before the application is there: its settings, the form of the sign-in page, whose answer the `login` endpoint reads, and the
    // first data of a returning visit.
    'src/browser/readConfig.ts',
    'src/entrance/takeOverSignIn.tsx',
    'src/entrance/returningVisit.ts',
    // Reads a file of this host for the replay screen, which has no api.
    'src/browser/readReplayFile.ts',
  ],
};
