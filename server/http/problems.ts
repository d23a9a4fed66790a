import * as contract from '../../contract/endpoints/problems';
import { LIMITS } from '../../contract/limits';
import { ok } from '../../domain/result';
import { changeProblem } from '../modules/problems/changeProblem';
import { listProblems } from '../modules/problems/listProblems';
import { readProblemLog } from '../modules/problems/readProblemLog';
import { reportProblem } from '../modules/problems/reportProblem';
import { mount, mountUpload, type RouteRegistry } from './pipeline/mount';

/** Problems people report, and the logs that come with them. */
export function mountProblems(registry: RouteRegistry): void {
  mountUpload(registry, contract.reportProblem, LIMITS.problemLogBytes, ({ ctx, body, file }) =>
    reportProblem(ctx, body, file.stream),
  );
  mount(registry, contract.listProblems, ({ ctx, query }) =>
    listProblems(registry.services.database.db, ctx, query),
  );
  mount(registry, contract.changeProblem, ({ ctx, params, body }) => changeProblem(ctx, params.id, body));
  mount(registry, contract.downloadProblemLog, async ({ ctx, params }) => {
    const found = await readProblemLog(ctx, params.id);
    if (!found.ok) return found;
    return ok({ fileName: `problem-${params.id}.jsonl`, type: 'application/x-ndjson', content: found.value });
  });
}
