'use strict';
const js = require('@eslint/js');
const parser = require('@typescript-eslint/parser');
const hooks = require('eslint-plugin-react-hooks');
const a11yModule = require('eslint-plugin-jsx-a11y-x');
const globals = require('globals');
const oneWayOut = require('./scripts/oneWayOut.cjs');

const a11y = a11yModule.default ?? a11yModule;

const DAY_OF_UTC = {
  selector:
    'CallExpression[callee.property.name=/^(slice|substring|split)$/][callee.object.callee.property.name="toISOString"]',
  message: "This is UTC's day. Take the board's: dateInZone(instant, boardZone).",
};

/** A day comes from an instant in one way only, so that it is the board's wherever reader, server and database are. */
const DAYS = [
  DAY_OF_UTC,
  {
    selector: 'CallExpression[callee.property.name="slice"][arguments.0.value=0][arguments.1.value=10]',
    message: "An instant's text begins with UTC's day. Take the board's: dateInZone(instant, boardZone).",
  },
  {
    selector:
      'CallExpression[callee.property.name=/^[gs]et(UTC)?(FullYear|Month|Date|Day|Hours|Minutes)$/], CallExpression[callee.property.name=/^(getTimezoneOffset|toLocaleDateString|toLocaleTimeString|toDateString|toTimeString|resolvedOptions)$/]',
    message:
      "This is a day or time of this machine's zone, or of UTC. Take the board's: dateInZone, useBoardToday, or contract/texts/instantText.",
  },
  {
    selector:
      ':matches(NewExpression, CallExpression)[callee.object.name="Intl"][callee.property.name="DateTimeFormat"]:not(:has(Property[key.name="timeZone"]))',
    message: "Without a time zone this formats by this machine's.",
  },
  {
    selector: 'TemplateElement[value.raw=/current_date|(now\\(\\)|_at)::date/i]',
    message: "This is the day of the database's zone. Take the board's: (… at time zone ${boardZone})::date.",
  },
];

// What needs types is oxlint's (.oxlintrc.json): it takes a ninth of the time. Here is what only ESLint can: our own rules, React's and accessibility's.
module.exports = [
  { ignores: ['build/**', '.cache/**', '.data/**', 'node_modules/**', 'coverage/**', 'screenshots/**'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser },
    // The compiler knows these better.
    rules: {
      'no-undef': 'off',
      'no-unused-vars': 'off',
      'no-redeclare': 'off',
      'no-dupe-class-members': 'off',
    },
  },
  { files: ['src/**/*.tsx'], ...(a11y.flatConfigs?.strict ?? a11y.configs.strict) },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    languageOptions: { globals: globals.browser },
    rules: {
      ...hooks.configs.recommended.rules,
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'reactstrap',
              importNames: ['Carousel', 'CarouselItem', 'UncontrolledCarousel', 'Popover'],
              message:
                'Carousel crashes and Popover loses its defaults under React 19: write a small wrapper in components/ first.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['contract/**/*.ts', 'domain/**/*.ts', 'server/**/*.ts', 'src/**/*.{ts,tsx}'],
    // Released steps of the database are never edited.
    ignores: ['domain/calendarDate.ts', 'server/db/migrations/**'],
    rules: { 'no-restricted-syntax': ['error', ...DAYS] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: oneWayOut.open,
    rules: {
      'no-restricted-globals': ['error', ...oneWayOut.globals],
      'no-restricted-syntax': ['error', ...DAYS, ...oneWayOut.members],
    },
  },
  // A test that takes UTC's day for the board's fails for hours every evening.
  {
    files: ['bench/**/*.ts', 'test/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', DAY_OF_UTC] },
  },
  { files: ['**/*.js', '**/*.cjs'], languageOptions: { globals: globals.node, sourceType: 'commonjs' } },
  { files: ['bench/**/*.mjs'], languageOptions: { globals: globals.node, sourceType: 'module' } },
];
