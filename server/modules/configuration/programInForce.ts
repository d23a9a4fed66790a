import type { Program } from '../../../domain/program';
import { readProgram } from '../../../domain/readProgram';
import type { Queries } from '../../db/tables';
import { findConfiguration } from './configurationRow';

/**
 * The program in force at an instant, in the form the rules work on.
 * @throws when the kept configuration is faulty, which its writer never lets happen
 */
export async function programInForce(queries: Queries, at: Date): Promise<Program> {
  const { document } = await findConfiguration(queries, at);
  const program = readProgram(document);
  if (!program.ok)
    throw new Error(`The configuration in force is faulty: ${JSON.stringify(program.failure)}`);
  return program.value;
}
