import { QUARTERLY_BOARD_FEET } from '../../../domain/presets';
import type { Program } from '../../../domain/program';
import type { ProgramDocument } from '../../../domain/programDocument';
import { readProgram } from '../../../domain/readProgram';
import type { Queries } from '../../db/tables';

/** The configuration in force at an instant as it is kept: the newest that has begun, or the shipped preset before any. */
async function programDocumentInForce(queries: Queries, at: Date): Promise<ProgramDocument> {
  const row = await queries
    .selectFrom('program_configuration')
    .select('content')
    .where('effective_at', '<=', at)
    .orderBy('effective_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.content ?? QUARTERLY_BOARD_FEET;
}

/**
 * The program in force at an instant, in the form the rules work on.
 * @throws when the kept configuration is faulty, which its writer never lets happen
 */
export async function programInForce(queries: Queries, at: Date): Promise<Program> {
  const document = await programDocumentInForce(queries, at);
  const program = readProgram(document);
  if (!program.ok)
    throw new Error(`The configuration in force is faulty: ${JSON.stringify(program.failure)}`);
  return program.value;
}
