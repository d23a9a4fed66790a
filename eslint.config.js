'use strict';
const js = require('@eslint/js');
const tseslint = require('typescript-eslint');
const hooks = require('eslint-plugin-react-hooks');
const a11yModule = require('eslint-plugin-jsx-a11y-x');
const importX = require('eslint-plugin-import-x');
const globals = require('globals');

const a11y = a11yModule.default ?? a11yModule;

module.exports = tseslint.config(
  { ignores: ['build/**', '.cache/**', '.data/**', 'node_modules/**', 'coverage/**', 'screenshots/**'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: __dirname } },
    rules: {
      // Numbers in messages are counts and years here; nothing else may be interpolated unformatted.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  { files: ['src/**/*.tsx'], ...(a11y.flatConfigs?.strict ?? a11y.configs.strict) },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks, 'import-x': importX },
    languageOptions: { globals: globals.browser },
    rules: {
      ...hooks.configs.recommended.rules,
      'import-x/no-cycle': 'error',
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
  { files: ['**/*.js', '**/*.cjs'], languageOptions: { globals: globals.node, sourceType: 'commonjs' } },
  { files: ['bench/**/*.mjs'], languageOptions: { globals: globals.node, sourceType: 'module' } },
);
