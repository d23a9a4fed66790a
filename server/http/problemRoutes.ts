import * as contract from '../../contract/endpoints/problems';
import { LIMITS } from '../../contract/limits';
import { ok } from '../../domain/result';
import { listProblems } from '../modules/problems/listProblems';
import { readProblemLog } from '../modules/problems/readProblemLog';
import { reportProblem } from '../modules/problems/reportProblem';
import { mount, mountUpload, type Frame } from './mount';

/** Problems people report, and the logs that come with them. */
export function mountProblems(frame: Frame): void {
  mountUpload(frame, contract.reportProblem, LIMITS.problemLogBytes, ({ deed, body, file }) =>
    reportProblem(deed, body, file.stream),
  );
  mount(frame, contract.listProblems, ({ deed, query }) =>
    listProblems(frame.services.database.db, deed, query),
  );
  mount(frame, contract.downloadProblemLog, async ({ deed, params }) => {
    const found = await readProblemLog(deed, params.id);
    if (!found.ok) return found;
    return ok({ fileName: `problem-${params.id}.jsonl`, type: 'application/x-ndjson', content: found.value });
  });
}
