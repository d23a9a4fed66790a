'use strict';

/** The directions imports may point in; see ARCHITECTURE.md. Each rule names what it keeps whole. */
const never = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: to },
});

/** Modules that any other may use. */
const COMMON_MODULES = [
  ...['identity', 'account', 'users', 'companies', 'impersonation'],
  ...['audit', 'notifications', 'documents', 'comments', 'configuration', 'boardTexts', 'mail', 'ledger'],
  ...['sealing', 'pendingChanges', 'tableColumns'],
];

/** Pairs of modules that work on the same records. */
const MODULES_OF_TWO = [
  ['refunds', 'paymentRuns'],
  ['reports', 'corrections'],
];

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'A cycle has no first reader.',
      from: {},
      to: { circular: true },
    },
    never(
      'domain-is-pure',
      '^domain/',
      '^(contract|src|server)/',
      'Rules know nothing of transport or screens.',
    ),
    never('domain-needs-no-package', '^domain/', 'node_modules', 'Rules are plain TypeScript.'),
    never('contract-on-domain-only', '^contract/', '^(src|server)/', 'The contract is shared by both sides.'),
    {
      name: 'contract-imports-zod-and-i18next-only',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: 'node_modules', pathNot: 'node_modules/(?:zod|i18next)/' },
    },
    never('browser-never-meets-server', '^src/', '^server/', 'They meet in contract/ only.'),
    never('server-never-meets-browser', '^server/', '^src/', 'They meet in contract/ only.'),
    never(
      'state-is-below-api',
      '^src/state/',
      '^src/(api|middleware|routing|screens|components|browser|app)/',
      'Slices are pure.',
    ),
    never(
      'api-is-below-screens',
      '^src/api/',
      '^src/(middleware|routing|screens|components|app)/',
      'Endpoints know no screen.',
    ),
    never(
      'components-hold-no-store',
      '^src/components/',
      '^src/(api|state|middleware|routing|screens|app|browser)/',
      'Presentational only.',
    ),
    {
      name: 'components-without-redux',
      severity: 'error',
      from: { path: '^src/components/' },
      to: { path: 'node_modules/(react-redux|@reduxjs)' },
    },
    never(
      'screens-do-not-touch-the-browser',
      '^src/screens/',
      '^src/(browser|app|middleware)/',
      'Screens are handed what they need.',
    ),
    {
      name: 'screens-do-not-import-each-other',
      severity: 'error',
      from: { path: '^src/screens/([^/]+)/' },
      // What several screens share knows no screen; it is no component, for it sends.
      to: { path: '^src/screens/', pathNot: '^src/screens/($1|shared)/' },
    },
    {
      name: 'middleware-takes-browser-types-only',
      severity: 'error',
      from: { path: '^src/middleware/' },
      to: { path: '^src/browser/', dependencyTypesNot: ['type-only'] },
    },
    never(
      'replay-has-no-way-out',
      '^src/replay/',
      '^src/app/(browserDependencies|startApp|createStore|middleware)|^src/(middleware|entrance)/|^src/browser/(?!deviceSettings|saveFile|copyText|logHandover|readReplayFile|place|screenFacts)',
      'A replay repeats nothing: it is built without the dependencies through which anything could leave. A file that the person saves and a text that they copy stay on the computer, and reading which files a build has, or the page itself, sends nothing.',
    ),
    never(
      'modules-know-no-transport',
      '^server/modules/',
      '^server/(http|hub)/',
      'Use cases are called by transports, not the reverse.',
    ),
    {
      name: 'modules-share-only-the-common-ones',
      severity: 'error',
      comment: 'What several use cases need: who calls, who they are, and what every record has.',
      from: {
        path: '^server/modules/([^/]+)/',
        pathNot: `^server/modules/(${[...MODULES_OF_TWO].flat().join('|')})/`,
      },
      to: { path: '^server/modules/', pathNot: `^server/modules/($1|${COMMON_MODULES.join('|')})/` },
    },
    ...MODULES_OF_TWO.flatMap(([one, other]) =>
      [
        [one, other],
        [other, one],
      ].map(([from, to]) => ({
        name: `modules-share-only-the-common-ones-${from}`,
        severity: 'error',
        comment: `${from} and ${to} are two sides of the same records.`,
        from: { path: `^server/modules/${from}/` },
        to: {
          path: '^server/modules/',
          pathNot: `^server/modules/(${[from, to, ...COMMON_MODULES].join('|')})/`,
        },
      })),
    ),
    never(
      'lists-are-below-screens-and-routing',
      '^src/lists/',
      '^src/(screens|routing|app|middleware|browser)/',
      'What every list needs knows no list.',
    ),
    {
      name: 'hub-takes-types-of-notifications-only',
      severity: 'error',
      from: { path: '^server/hub/' },
      to: { path: '^server/modules/', dependencyTypesNot: ['type-only'] },
    },
    never(
      'system-is-the-ground',
      '^server/system/',
      '^server/(http|hub|modules|db)/',
      'Edges of the world import nothing of ours.',
    ),
    {
      name: 'signalr-at-its-edge',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/browser/hubConnection' },
      to: { path: 'node_modules/@microsoft/signalr' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js'] },
  },
};
