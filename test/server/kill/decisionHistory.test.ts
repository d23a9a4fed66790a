import { type Asked, type Decision, judgeHistory } from './decisionHistory';

const ada: Asked = {
  claim: '1',
  reviewer: 'ada',
  verdict: 'approved',
  begun: 10,
  ended: 20,
  outcome: 'done',
};
const bo: Asked = { ...ada, reviewer: 'bo', verdict: 'rejected', begun: 12, ended: 22, outcome: 'refused' };
const stored = ({ claim, reviewer, verdict }: Asked): Decision => ({ claim, reviewer, verdict });
const faults = (asked: readonly Asked[], there: readonly Asked[]) =>
  judgeHistory(asked, [], there.map(stored)).faults.map((fault) => fault.split(':')[0]);

describe('the checker of a history of decisions', () => {
  it('finds nothing where one was acknowledged, the other refused, and the first is kept', () => {
    expect(judgeHistory([ada, bo], [], [stored(ada)])).toEqual({
      done: 1,
      refused: 1,
      unknown: 0,
      unknownButDone: 0,
      faults: [],
    });
  });

  it('finds a decision that was acknowledged and is gone', () => {
    expect(faults([ada], [])).toEqual(['lost']);
  });

  it('finds one that another has overwritten', () => {
    expect(faults([ada, bo], [bo])).toEqual(['lost', 'phantom', 'groundless']);
  });

  it('finds two decisions of one claim, also of the same person', () => {
    expect(faults([ada, { ...bo, outcome: 'done' }], [ada, bo])).toEqual(['twice']);
    expect(faults([ada], [ada, ada])).toEqual(['twice']);
  });

  it('finds one that was refused or never asked for', () => {
    expect(faults([{ ...bo, outcome: 'unknown' }], [ada])).toEqual(['phantom']);
    expect(faults([ada, bo], [ada, bo])).toEqual(['twice', 'phantom']);
  });

  it('lets a decision nobody answered be there or not, and counts which', () => {
    const unknown: Asked = { ...ada, outcome: 'unknown' };
    expect(judgeHistory([unknown], [], [])).toMatchObject({ unknown: 1, unknownButDone: 0, faults: [] });
    expect(judgeHistory([unknown], [], [stored(ada)])).toMatchObject({ unknownButDone: 1, faults: [] });
  });

  it('finds a refusal for which nothing was decided, or not yet', () => {
    expect(faults([bo], [])).toEqual(['groundless']);
    expect(faults([{ ...ada, begun: 23, ended: 30 }, bo], [ada])).toEqual(['groundless']);
    expect(faults([{ ...ada, outcome: 'unknown' }, bo], [ada])).toEqual([]);
  });

  it('finds a claim shown open after its decision was acknowledged, and lets it be shown so before', () => {
    const look = (begun: number, isDecided: boolean) =>
      judgeHistory([ada], [{ claim: '1', begun, isDecided }], [stored(ada)]).faults;
    expect(look(21, false)).toEqual(['stale: claim 1 was shown open after its decision was acknowledged']);
    expect([...look(21, true), ...look(15, false)]).toEqual([]);
  });
});
