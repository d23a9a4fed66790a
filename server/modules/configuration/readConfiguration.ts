import { mayOpenConfiguration } from '../../../domain/configurationPermissions';
import { dateInZone } from '../../../domain/calendarDate';
import { fail, ok } from '../../../domain/result';
import type { Queries } from '../../db/tables';
import { type Outcome, refusalOf } from '../../failure';
import type { RequestContext } from '../identity/requestContext';
import {
  presentConfiguration,
  presentPublic,
  type ProgramConfiguration,
  type ProgramPublic,
} from './presentProgram';
import { programInForce } from './programInForce';

/** The board and its program, for anybody. */
export async function readPublicProgram(queries: Queries, at: Date): Promise<Outcome<ProgramPublic>> {
  const program = await programInForce(queries, at);
  return ok(presentPublic(program, dateInZone(at.getTime(), program.boardZone)));
}

/** The whole configuration in force. */
export async function readConfiguration(
  queries: Queries,
  reader: Pick<RequestContext, 'caller' | 'at' | 'today'>,
): Promise<Outcome<ProgramConfiguration>> {
  const refused = refusalOf(mayOpenConfiguration(reader.caller.actor));
  if (refused !== null) return fail(refused);
  return ok(presentConfiguration(await programInForce(queries, reader.at), reader.today));
}
