'use strict';
const path = require('node:path');
const zlib = require('node:zlib');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const CopyPlugin = require('copy-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const CompressionPlugin = require('compression-webpack-plugin');
const { SubresourceIntegrityPlugin } = require('webpack-subresource-integrity');
const { FirstListPlugin } = require('./scripts/firstList.cjs');
const { PageListPlugin } = require('./scripts/pageList.cjs');
const { ReplayFilesPlugin } = require('./scripts/replayFiles.cjs');
const { SignInPagePlugin } = require('./scripts/signInPage.cjs');

const TEXT = /\.(js|css|html|svg|txt)$/;

const compressed = (extension, algorithm, compressionOptions) =>
  new CompressionPlugin({
    filename: `[path][base].${extension}`,
    algorithm,
    compressionOptions,
    test: TEXT,
    threshold: 512,
    minRatio: 0.9,
  });

/** The integrity plugin takes chunk 0 for none and leaves out its hash; a chunk that got this number gets a name. */
const noChunkZero = {
  apply: (compiler) => {
    compiler.hooks.compilation.tap('noChunkZero', (compilation) => {
      compilation.hooks.afterOptimizeChunkIds.tap('noChunkZero', (chunks) => {
        for (const chunk of chunks) if (chunk.id === 0) [chunk.id, chunk.ids] = ['zero', ['zero']];
      });
    });
  },
};

/**
 * What everybody loads: the application, and the start page nearly all come to first. The JSON of both stays in chunks of their
 * own: without any the two would be left with the same files, and the integrity plugin takes groups of the same files for one.
 */
const isOfTheStart = (module, chunkGraph) =>
  [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === 'app' || name === 'home');

/** The package names its development build for every bundler; the other one leaves its checks and warnings out. */
const routerOfProduction = {
  'react-router$': path.resolve(__dirname, 'node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': path.resolve(__dirname, 'node_modules/react-router/dist/production/dom-export.mjs'),
};

module.exports = (_env, argv = {}) => {
  const prod = argv.mode !== 'development';
  const name = prod ? 'assets/[name].[contenthash:10]' : 'assets/[name]';
  return {
    mode: prod ? 'production' : 'development',
    target: 'browserslist',
    entry: { main: './src/main.tsx' },
    output: {
      path: path.resolve(__dirname, 'build/web'),
      // Relative, for any path; entrance/publicPath.ts says under which at run time.
      publicPath: '',
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      assetModuleFilename: `${name}[ext]`,
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: 'app#webpack' },
      hashFunction: 'xxhash64',
      clean: true,
    },
    devtool: prod ? false : 'cheap-module-source-map',
    // A chunk that comes from the cache may be named with an integrity it does not have: a browser would refuse that screen.
    cache: prod
      ? false
      : {
          type: 'filesystem',
          buildDependencies: { config: [__filename] },
          cacheDirectory: path.resolve(__dirname, '.cache/webpack'),
        },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: prod ? routerOfProduction : {},
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          include: ['src', 'contract', 'domain'].map((root) => path.resolve(__dirname, root)),
          use: {
            loader: 'ts-loader',
            options: {
              transpileOnly: true,
              configFile: path.resolve(__dirname, 'src/tsconfig.json'),
              compilerOptions: { noEmit: false },
            },
          },
        },
        {
          test: /\.(scss|css)$/,
          use: [
            MiniCssExtractPlugin.loader,
            { loader: 'css-loader', options: { sourceMap: false } },
            {
              loader: 'sass-loader',
              options: {
                api: 'modern',
                implementation: require('sass'),
                sassOptions: {
                  quietDeps: true,
                  silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
                },
              },
            },
          ],
        },
        {
          test: /bootstrap-icons[\\/]icons[\\/].+\.svg$/,
          use: path.resolve(__dirname, 'scripts/iconLoader.cjs'),
        },
        { test: /\.(png|jpe?g|webp|avif|woff2?)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimize: prod,
      // index.html stays as written: React takes over its elements, and the policy names the hashes of its inline parts.
      minimizeOptions: { html: false },
      // svgo chokes on the escaped drawings in Bootstrap's variables.
      minimizer: [
        '...',
        new CssMinimizerPlugin({ minimizerOptions: { preset: ['default', { svgo: false }] } }),
      ],
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      realContentHash: true,
      splitChunks: {
        chunks: 'all',
        // A file is a round trip, or a place in the queue of six: what screens share comes in few of them, some of it twice.
        minSize: 80_000,
        maxAsyncRequests: 4,
        cacheGroups: {
          defaultVendors: false,
          react: {
            test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
            name: 'react',
            chunks: 'initial',
            priority: 20,
          },
          // What the application itself needs stays one file: left to size alone it falls into a dozen, and a browser that
          // speaks HTTP/1.1 fetches six at a time, the sign-in itself among them. The start page comes with it.
          frame: {
            test: (module, { chunkGraph }) =>
              isOfTheStart(module, chunkGraph) && module.type.startsWith('javascript/'),
            name: 'frame',
            chunks: 'async',
            enforce: true,
            priority: 10,
          },
          look: {
            test: (module, { chunkGraph }) =>
              isOfTheStart(module, chunkGraph) && module.type === 'css/mini-extract',
            name: 'look',
            chunks: 'async',
            enforce: true,
            priority: 10,
          },
        },
      },
    },
    plugins: [
      new HtmlWebpackPlugin({
        template: './static/index.html',
        inject: 'head',
        scriptLoading: 'defer',
        minify: false,
      }),
      new SignInPagePlugin({ root: __dirname }),
      new PageListPlugin({ root: __dirname }),
      new ReplayFilesPlugin({ root: __dirname }),
      new CopyPlugin({ patterns: [{ from: 'static', to: '.', globOptions: { ignore: ['**/index.html'] } }] }),
      new MiniCssExtractPlugin({ filename: `${name}.css`, chunkFilename: `${name}.css` }),
      ...(prod
        ? [
            noChunkZero,
            new FirstListPlugin({ root: __dirname }),
            new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
            compressed('gz', 'gzip', { level: 9 }),
            compressed('br', 'brotliCompress', { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }),
          ]
        : []),
    ],
    // scripts/check-size.cjs holds the budget that counts: compressed bytes of the sign-in view.
    performance: false,
    stats: 'errors-warnings',
    devServer: {
      port: 3000,
      historyApiFallback: true,
      static: { directory: path.resolve(__dirname, 'static') },
    },
  };
};
