import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const root = path.join(__dirname, '..');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const names = z.record(z.string(), z.string());
const manifest = z
  .object({ scripts: names, dependencies: names, devDependencies: names })
  .parse(read('package.json'));
const lock = z
  .object({
    lockfileVersion: z.literal(3),
    packages: z.record(
      z.string(),
      z.object({
        version: z.string().optional(),
        dev: z.boolean().optional(),
        integrity: z.string().optional(),
        license: z.string().optional(),
      }),
    ),
  })
  .parse(read('package-lock.json'));
const installed = Object.entries(lock.packages).filter(([name]) => name !== '');

/** Licenses that let the product be used as it is; anything else is looked at by a person first. */
const TAKEN =
  /^\(?(MIT|MIT-0|ISC|BSD-[23]-Clause|0BSD|Apache-2\.0|MPL-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Unlicense)\b/;

/** Word lists of the spelling checker, which runs here alone and is no part of the product. */
const SPELLING_ALONE: Readonly<Record<string, string>> = {
  'node_modules/@cspell/dict-django': 'WTFPL',
  'node_modules/@cspell/dict-en-common-misspellings': 'CC BY-SA 4.0',
};

/**
 * The decoder of HEIC photographs: every decoder of them for Node is the same library under this license; it is used unchanged, as a
 * package by itself that can be replaced (decision 102). The fonts of PDFs: their license lets documents contain them (decision 100).
 * `argparse` comes with their reader, and has Python's own license, which asks for nothing but its text.
 */
const LOOKED_AT: Readonly<Record<string, string>> = {
  'node_modules/libheif-js': 'LGPL-3.0',
  'node_modules/argparse': 'Python-2.0',
  'node_modules/@fontsource-variable/noto-sans': 'OFL-1.1',
  'node_modules/@fontsource-variable/noto-sans-jp': 'OFL-1.1',
  'node_modules/@fontsource-variable/noto-sans-kr': 'OFL-1.1',
  'node_modules/@fontsource-variable/noto-sans-sc': 'OFL-1.1',
  'node_modules/@fontsource-variable/noto-sans-tc': 'OFL-1.1',
};

/** Packages that carry their license (MIT) as a file and say nothing of it in their manifest. */
const LICENCE_IN_A_FILE = ['png-js'];

describe('64 what the product is made of', () => {
  it('is named to the exact version, and locked with the digest of every package', () => {
    for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }))
      expect([name, version]).toEqual([
        name,
        expect.stringMatching(/^(npm:@?[\w/.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/),
      ]);
    expect(installed.length).toBeGreaterThan(500);
    const loose = installed.filter(
      ([, { integrity, version }]) => version === undefined || !(integrity ?? '').startsWith('sha512-'),
    );
    expect(loose.map(([name]) => name)).toEqual([]);
  });

  it('comes under licenses that allow it', () => {
    const isSpelling = (name: string, license: string, isDev: boolean): boolean =>
      isDev && SPELLING_ALONE[name] === license;
    const others = installed.filter(
      ([name, { license, dev = false }]) =>
        license !== undefined &&
        !TAKEN.test(license) &&
        LOOKED_AT[name] !== license &&
        !isSpelling(name, license, dev),
    );
    expect(others.map(([name, { license }]) => `${name}: ${license ?? ''}`)).toEqual([]);
  });

  it('runs no script of a package when it is installed', () => {
    expect(readFileSync(path.join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });

  it('is listed in a bill of materials, every package of the server with version, digest and license', () => {
    expect(manifest.scripts['sbom']).toBe('node scripts/sbom.cjs');
    const text = execFileSync(process.execPath, [path.join(root, 'scripts/sbom.cjs')], {
      encoding: 'utf8',
      maxBuffer: 2 ** 27,
    });
    const { components } = z
      .object({
        components: z.array(
          z.object({
            name: z.string(),
            purl: z.string(),
            hashes: z.array(z.object({ content: z.string() })),
            licenses: z.array(z.object({ expression: z.string() })).default([]),
          }),
        ),
      })
      .parse(JSON.parse(text));
    const listed = new Set(components.map(({ purl }) => decodeURIComponent(purl)));
    const direct = Object.entries(manifest.dependencies).map(
      ([name, version]) => `pkg:npm/${name}@${version}`,
    );
    expect(direct.filter((purl) => !listed.has(purl))).toEqual([]);
    expect(components.length).toBeGreaterThan(direct.length * 2);
    const bare = components.filter(({ hashes }) => !/^[0-9a-f]{128}$/.test(hashes[0]?.content ?? ''));
    expect(bare.map(({ name }) => name)).toEqual([]);
    const unsaid = components.filter(
      ({ name, licenses: [license] }) =>
        !TAKEN.test(license?.expression ?? '') &&
        (LOOKED_AT[`node_modules/${name}`] ?? 'none') !== license?.expression,
    );
    expect(unsaid.map(({ name }) => name)).toEqual(LICENCE_IN_A_FILE);
  });
});
