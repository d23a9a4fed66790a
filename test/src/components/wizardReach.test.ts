import { reachIn } from '../../../src/components/form/wizardReach';

describe('how far a wizard was looked through', () => {
  it('is the page on screen until the person goes to another', () => {
    expect(reachIn(new URLSearchParams('step=evidence'), 2)).toEqual({ hasMoved: false, furthest: 2 });
  });

  it('stays when they go back, whatever else the address says', () => {
    expect(reachIn(new URLSearchParams('reached=3'), 1)).toEqual({ hasMoved: true, furthest: 3 });
    expect(reachIn(new URLSearchParams('reached=none'), 1)).toEqual({ hasMoved: true, furthest: 1 });
  });
});
