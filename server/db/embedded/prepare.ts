import { fail, ok, type Result } from '../../../domain/result';
import { copyPrograms } from './copyPrograms';
import { makePrivate, takeOverData } from './folders';
import type { Layout } from './layout';
import { clusterVersion, makeCluster } from './makeCluster';
import { findRunning, isOccupied } from './postmaster';
import { findPrograms, majorVersionOf, type Programs } from './programs';
import { planRun, type RunPlan } from './runPlan';
import type { StartFailure } from './startFailure';
import { surveyHost } from './surveyHost';

/** Decides which programs run and as whom. */
export function preparePrograms(
  layout: Layout,
  options: { readonly postgresPrograms: string | null; readonly plan?: RunPlan },
): Result<{ programs: Programs; plan: RunPlan }, StartFailure> {
  const found = findPrograms(options.postgresPrograms);
  if (!found.ok) return found;
  const plan = options.plan ?? planRun(surveyHost(found.value, layout.place));
  if (plan.kind === 'impossible')
    return fail({
      kind: 'no-account',
      sentence: `PostgreSQL can’t run as root, and no other account can reach ${layout.place}. Set DATA_DIR to a folder that other accounts can reach, such as /var/lib/northwood, or start as a regular user.`,
    });
  if (plan.kind !== 'copied-programs') return ok({ programs: found.value, plan });
  return ok({ programs: copyPrograms(found.value, majorVersionOf(found.value) ?? 0, layout), plan });
}

/** Makes or takes over the folders; a server that works on them already is left alone. */
export async function prepareData(
  layout: Layout,
  programs: Programs,
  plan: RunPlan,
  durable: boolean,
): Promise<StartFailure | null> {
  if ((await findRunning(layout)) !== null || isOccupied(layout)) return null;
  const refused = makePrivate(layout.sockets, plan);
  if (refused !== null) return refused;
  const taken = takeOverData(layout, plan);
  if (!taken.ok) return taken.failure;
  if (taken.value === 'absent') return makeCluster(layout, programs, plan, durable);
  const [made, runs] = [clusterVersion(layout), majorVersionOf(programs)];
  if (runs === null || made === runs) return null;
  return {
    kind: 'other-version',
    sentence: `The data in ${layout.data} was created by PostgreSQL ${made}, but the programs are version ${runs}. Use programs of version ${made} (PGBIN), or set DATA_DIR to a new folder and restore an export there.`,
  };
}
