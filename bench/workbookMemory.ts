import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { crc32, createDeflateRaw } from 'node:zlib';
import { calendarDate } from '../domain/calendarDate';
import { presetProgram } from '../domain/presets';
import { writeSample } from '../server/customsSample/writeSample';
import { CUSTOMS_BOUNDS } from '../server/reading/archiveBounds';
import { archiveOf, type ArchivePart, storedPart } from '../server/reading/archiveParts';
import { RowSpool } from '../server/reading/rowSpool';
import { streamSheet } from '../server/reading/sheetRows';
import { UnreadableFileError } from '../server/reading/sourceRow';

const MEBIBYTE = 1024 * 1024;

/**
 * The largest memory of a process that reads a workbook, and how long it takes (Linux only, from `/proc`):
 * `node scripts/run.cjs bench/workbookMemory.ts [--rows 200000]` for a Customs file, `--file some.xlsx` for any workbook, `--bombs` for three that
 * are made to harm. The file is
 * made by one process and read by another one, so that making it does not count.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      rows: { type: 'string', default: '200000' },
      file: { type: 'string' },
      make: { type: 'string' },
      bombs: { type: 'boolean', default: false },
    },
  });
  if (values.make !== undefined) return make(values.make, Number(values.rows));
  if (values.file !== undefined) return read(values.file);
  const folder = mkdtempSync(path.join(tmpdir(), 'northwood-workbook-'));
  const file = path.join(folder, 'rows.xlsx');
  try {
    if (values.bombs) await bombs(folder);
    else {
      await run('--make', file, '--rows', values.rows);
      await run('--file', file);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A megabyte that unpacks to four gigabytes, ten million cells, and entities that multiply a text. */
async function bombs(folder: string): Promise<void> {
  const sheet = 'xl/worksheets/sheet1.xml';
  const zeros = await packed(sheet, 1024, Buffer.alloc(MEBIBYTE));
  const made: Readonly<Record<string, Buffer>> = {
    'four-gigabytes': listedTimes(archiveOf([zeros]), 4),
    'ten-million-cells': archiveOf([await packed(sheet, 1_000, Buffer.from('<c/>'.repeat(10_000)))]),
    entities: archiveOf([
      storedPart(
        'xl/sharedStrings.xml',
        Buffer.from(`<!DOCTYPE a [<!ENTITY b "${'b'.repeat(1e5)}">]><sst>&b;</sst>`),
      ),
      storedPart(sheet, Buffer.from('<worksheet><sheetData><row><c/></row></sheetData></worksheet>')),
    ]),
  };
  for (const [name, bytes] of Object.entries(made)) {
    const file = path.join(folder, `${name}.xlsx`);
    await writeFile(file, bytes);
    console.log(name);
    await run('--file', file);
  }
}

async function packed(name: string, times: number, piece: Buffer): Promise<ArchivePart> {
  const deflate = createDeflateRaw({ level: 9 });
  const content = buffer(deflate);
  let checksum = 0;
  for (let at = 0; at < times; at += 1) {
    checksum = crc32(piece, checksum);
    if (!deflate.write(piece)) await once(deflate, 'drain');
  }
  deflate.end();
  return { name, content: await content, method: 8, checksum, claimed: times * piece.length };
}

/** An archive of one file that its directory lists so many times: each time it unpacks again. */
function listedTimes(archive: Buffer, times: number): Buffer {
  const end = archive.subarray(-22);
  const start = end.readUInt32LE(16);
  const entry = archive.subarray(start, -22);
  end.writeUInt16LE(times, 8);
  end.writeUInt16LE(times, 10);
  end.writeUInt32LE(entry.length * times, 12);
  return Buffer.concat([archive.subarray(0, start), ...Array.from({ length: times }, () => entry), end]);
}

async function run(...args: readonly string[]): Promise<void> {
  await once(fork(__filename, args), 'exit');
}

async function make(file: string, rows: number): Promise<void> {
  const importers = [{ number: '41-2086753', name: 'CEDARLINE IMPORTS INC', share: 1 }];
  const period = { from: calendarDate('2025-01-01'), to: calendarDate('2025-12-31') };
  const options = { program: presetProgram(), importers, ...period, rows, seed: 7, faults: [] };
  await pipeline(writeSample(options, 'xlsx'), createWriteStream(file));
}

async function read(file: string): Promise<void> {
  const before = memoryMb('VmRSS');
  const workbook = await readFile(file);
  const spool = await RowSpool.create();
  let rows = 0;
  let outcome = 'read';
  const start = performance.now();
  try {
    // However busy the machine is: what is asked is the memory.
    const bounds = { ...CUSTOMS_BOUNDS, longestMs: 1_200_000 };
    await streamSheet(workbook, { kind: 'customs', bounds }, async (more) => {
      rows += more.length;
      await spool.add(more);
    });
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    outcome = error.failure.kind;
  } finally {
    await spool.close();
  }
  const seconds = (performance.now() - start) / 1000;
  // What a thread had is given back a moment after it ended.
  await pause(200);
  console.log(
    JSON.stringify({
      outcome,
      rows,
      megabytes: Number(((await stat(file)).size / 1e6).toFixed(1)),
      seconds: Number(seconds.toFixed(1)),
      beforeMb: before,
      mostMb: memoryMb('VmHWM'),
    }),
  );
}

/** A figure of this process, all its threads together. */
function memoryMb(figure: 'VmRSS' | 'VmHWM'): number {
  const line = new RegExp(`^${figure}:\\s+(\\d+) kB`, 'm').exec(readFileSync('/proc/self/status', 'utf8'));
  return Math.round(Number(line?.[1] ?? 0) / 1024);
}

void main();
