'use strict';
// The bill of materials: every package that the lock file puts beside the server, as CycloneDX 1.5. npm's own `sbom` leaves packages
// out that others name as peers (react, ws and zod among them), so it is written from the lock file here.
const fs = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '..');
const readJson = (file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));

const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
const purlOf = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** The digest of the lock file ("sha512-" and base64) as the format wants it. */
function hashesOf(integrity) {
  const [algorithm, digest] = integrity.split(/-(.*)/);
  return [
    {
      alg: algorithm === 'sha512' ? 'SHA-512' : algorithm,
      content: Buffer.from(digest, 'base64').toString('hex'),
    },
  ];
}

/** The lock file's license, or the installed package's own word where the lock file has none. */
function licenceOf(place, entry) {
  if (entry.license !== undefined) return entry.license;
  const manifest = path.join(root, place, 'package.json');
  return fs.existsSync(manifest) ? readJson(path.join(place, 'package.json')).license : undefined;
}

function componentOf([place, entry]) {
  const name = entry.name ?? nameOf(place);
  const licence = licenceOf(place, entry);
  return {
    type: 'library',
    'bom-ref': `${place}@${entry.version}`,
    name,
    version: entry.version,
    purl: purlOf(name, entry.version),
    scope: entry.optional === true ? 'optional' : 'required',
    hashes: hashesOf(entry.integrity),
    ...(typeof licence === 'string' ? { licenses: [{ expression: licence }] } : {}),
  };
}

const { name, version } = readJson('package.json');
const packages = Object.entries(readJson('package-lock.json').packages);
const bill = {
  $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version } },
  components: packages
    .filter(([place, entry]) => place !== '' && entry.dev !== true && entry.link !== true)
    .map(componentOf),
};
process.stdout.write(`${JSON.stringify(bill, null, 2)}\n`);
