'use strict';
// Fails when a cold visit to the sign-in page outgrows its budget: index.html with the styles and the form written into it,
// its own scripts and styles, and what it names to be loaded first. Counted as sent with brotli.
const fs = require('node:fs');
const path = require('node:path');
const zlib = require('node:zlib');

const BUDGET = 85_000;
const dir = path.join(__dirname, '../build/web');

const sent = (file) => {
  const packed = path.join(dir, `${file}.br`);
  return fs.existsSync(packed)
    ? fs.statSync(packed).size
    : zlib.brotliCompressSync(fs.readFileSync(path.join(dir, file))).length;
};

function main() {
  const html = fs.readFileSync(path.join(dir, 'index.html'), 'utf8');
  const named = [...html.matchAll(/<(?:script|link|img)[^>]*?\s(?:src|href)="([^":]+)"/g)].map(
    (match) => match[1],
  );
  const files = ['index.html', ...new Set(named.filter((file) => fs.existsSync(path.join(dir, file))))];
  if (!files.some((file) => file.endsWith('.js')))
    throw new Error('index.html names no script: the check would count nothing');
  let sum = 0;
  for (const file of files) {
    sum += sent(file);
    console.log(`${String(sent(file)).padStart(7)}  ${file}`);
  }
  console.log(`${String(sum).padStart(7)}  bytes of ${BUDGET} for the sign-in page`);
  if (sum > BUDGET) {
    console.error('The sign-in page is larger than its budget.');
    process.exit(1);
  }
}

main();
