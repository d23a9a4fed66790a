'use strict';
// Writes the sign-in form, the styles it needs and the boot script into index.html, and lists the hashes a
// content security policy must name for the two inline parts (csp.json).
const { createHash } = require('node:crypto');
const path = require('node:path');
const { pathToFileURL } = require('node:url');
const esbuild = require('esbuild');
const sass = require('sass');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { bundle, runSource } = require('./sourceModule.cjs');

const sha256 = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The page's markup by language. */
async function markup(root) {
  const { exports, files } = await runSource(path.join(root, 'src/entrance/renderPage.tsx'), {
    jsx: 'automatic',
    external: ['react', 'react-dom', 'react/jsx-runtime'],
  });
  return { html: exports.renderPage(), files };
}

async function styles(root) {
  const compiled = sass.compile(path.join(root, 'src/styles/signIn.scss'), {
    loadPaths: [path.join(root, 'node_modules')],
    importers: [
      {
        findFileUrl: (url) =>
          url.startsWith('bootstrap/') ? new URL(url, pathToFileURL(`${root}/node_modules/`)) : null,
      },
    ],
    quietDeps: true,
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
  });
  const { code } = await esbuild.transform(compiled.css, { loader: 'css', minify: true, charset: 'utf8' });
  return {
    css: code.trim(),
    files: compiled.loadedUrls.filter((url) => url.protocol === 'file:').map((url) => url.pathname),
  };
}

/** The first part of each address, so that the boot script finds the path before it. */
const areasOf = (addresses) =>
  [...new Set(addresses.map((address) => address.split('/')[1]))].filter(Boolean).join('|');

const SCRIPT = /<script[^>]* src="([^"]+)"([^>]*)><\/script>\n?/g;

/**
 * The page names its scripts as links of no known kind, which no browser follows: under which path they are only the boot script knows.
 */
function withoutScripts(html) {
  const entries = [...html.matchAll(SCRIPT)].map(([, src, rest]) => {
    const integrity = / integrity="[^"]+"/.exec(rest)?.[0] ?? '';
    return `<link rel="entry" href="${src}"${integrity}>`;
  });
  return { entries: entries.join('\n'), html: html.replace(SCRIPT, '') };
}

class SignInPagePlugin {
  constructor({ root }) {
    this.root = root;
  }

  apply(compiler) {
    const name = 'SignInPagePlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tapPromise(name, async (page) => {
        const pages = await runSource(path.join(this.root, 'src/routing/pageAddresses.ts'));
        const [form, look, boot] = await Promise.all([
          markup(this.root),
          styles(this.root),
          bundle(path.join(this.root, 'src/entrance/boot.ts'), {
            platform: 'browser',
            format: 'iife',
            minify: true,
            target: 'es2020',
            define: { AREAS: JSON.stringify(areasOf(pages.exports.PAGE_ADDRESSES)) },
          }),
        ]);
        for (const file of [...pages.files, ...form.files, ...look.files, ...boot.files]) {
          compilation.fileDependencies.add(path.resolve(this.root, file));
        }
        compilation.emitAsset(
          'csp.json',
          new compiler.webpack.sources.RawSource(
            `${JSON.stringify({ style: [sha256(look.css)], script: [sha256(boot.text)] }, null, 2)}\n`,
          ),
        );
        const { entries, html } = withoutScripts(page.html);
        const filled = Object.entries({
          entries,
          'sign-in-styles': look.css,
          'boot-script': boot.text,
          ...form.html,
        }).reduce((html, [mark, text]) => {
          if (!html.includes(`{{${mark}}}`))
            throw new Error(`static/index.html has no place for {{${mark}}}`);
          return html.replace(`{{${mark}}}`, () => text);
        }, html);
        return { ...page, html: filled };
      });
    });
  }
}

module.exports = { SignInPagePlugin };
