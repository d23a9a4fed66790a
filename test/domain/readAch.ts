/**
 * Reads a bank file by the columns of NACHA’s public description (file header, batch header, entry detail, controls), knowing nothing
 * of how ours are written. It throws where a rule of the format does not hold.
 */
export interface ReadAch {
  readonly fileIdModifier: string;
  readonly createdOn: string;
  readonly createdAt: string;
  readonly destination: string;
  readonly origin: string;
  readonly destinationName: string;
  readonly originName: string;
  readonly companyName: string;
  readonly companyId: string;
  readonly effectiveOn: string;
  readonly batchNumber: number;
  readonly entries: readonly {
    readonly code: string;
    readonly routing: string;
    readonly account: string;
    readonly cents: number;
    readonly reference: string;
    readonly name: string;
    readonly trace: string;
  }[];
}

/** Columns count from 1, both ends included, as the description counts them. */
const field = (line: string, from: number, to: number): string => line.slice(from - 1, to);

function must(holds: boolean, rule: string): void {
  if (!holds) throw new Error(`the file breaks a rule: ${rule}`);
}

export function readAch(text: string): ReadAch {
  const lines = text.split('\r\n').filter((line) => line !== '');
  must(
    lines.every((line) => line.length === 94),
    '94 characters a record',
  );
  must(/^[\r\n\x20-\x7e]*$/.test(text), 'plain characters');
  must(lines.length % 10 === 0, 'blocks of ten');
  const [header = '', batch = '', ...rest] = lines;
  must(header.startsWith('101') && field(header, 35, 40) === '094101', 'file header');
  must(batch.startsWith('5220') && field(batch, 51, 53) === 'CCD', 'batch of corporate credits');
  const details = rest.filter((line) => line.startsWith('6'));
  const [batchEnd = '', fileEnd = '', ...filler] = rest.slice(details.length);
  must(batchEnd.startsWith('8220') && fileEnd.startsWith('9'), 'controls behind the entries');
  must(
    filler.every((line) => line === '9'.repeat(94)),
    'filled with nines',
  );
  const entries = details.map((line) => ({
    code: field(line, 2, 3),
    routing: field(line, 4, 12),
    account: field(line, 13, 29).trim(),
    cents: Number(field(line, 30, 39)),
    reference: field(line, 40, 54).trim(),
    name: field(line, 55, 76).trim(),
    trace: field(line, 80, 94),
  }));
  const hash = (entries.reduce((sum, { routing }) => sum + Number(routing.slice(0, 8)), 0) % 1e10)
    .toString()
    .padStart(10, '0');
  const cents = entries.reduce((sum, entry) => sum + entry.cents, 0);
  must(Number(field(batchEnd, 5, 10)) === entries.length, 'count of the batch');
  must(field(batchEnd, 11, 20) === hash && field(fileEnd, 22, 31) === hash, 'hash');
  must(Number(field(batchEnd, 33, 44)) === cents && Number(field(fileEnd, 44, 55)) === cents, 'sum');
  must(field(batchEnd, 88, 94) === field(batch, 88, 94), 'batch number in head and control');
  must(Number(field(fileEnd, 8, 13)) * 10 === lines.length, 'count of blocks');
  must(
    entries.every(({ trace }, index) => index === 0 || trace > (entries[index - 1]?.trace ?? '')),
    'traces go up',
  );
  must(
    entries.every(({ trace }) => trace.startsWith(field(batch, 80, 87))),
    'traces begin with the sender’s bank',
  );
  return {
    fileIdModifier: field(header, 34, 34),
    createdOn: field(header, 24, 29),
    createdAt: field(header, 30, 33),
    destination: field(header, 4, 13).trim(),
    origin: field(header, 14, 23),
    destinationName: field(header, 41, 63).trim(),
    originName: field(header, 64, 86).trim(),
    companyName: field(batch, 5, 20).trim(),
    companyId: field(batch, 41, 50),
    effectiveOn: field(batch, 70, 75),
    batchNumber: Number(field(batch, 88, 94)),
    entries,
  };
}
