import { customsView, lineTab } from '../../../../src/screens/customs/customsView';

const view = (text: string) => customsView(new URLSearchParams(text));

describe('the Customs screen’s address', () => {
  it('shows the files by default, filtered by status or not', () => {
    expect(view('')).toEqual({ kind: 'files' });
    expect(view('status=Validated&page=2')).toEqual({ kind: 'files' });
  });

  it('shows one file by its id, whatever rows of it are asked for', () => {
    expect(view('id=12&state=faulty&page=3')).toEqual({ kind: 'batch', id: '12' });
  });

  it('shows the entry lines as soon as a filter of theirs stands in it, as links from queues and search do', () => {
    for (const text of ['matched=no', 'entryNumber=00100000033', 'view=lines&sort=-entryDate']) {
      expect(view(text)).toEqual({ kind: 'lines' });
    }
  });

  it('shows importers nobody has, one number of them, and differences, whatever filters stand beside', () => {
    expect(view('view=unmatched&q=cedar')).toEqual({ kind: 'unmatched' });
    expect(view('view=unmatched&importer=41-2086753')).toEqual({ kind: 'importer', number: '41-2086753' });
    expect(view('view=variance&difference=more&fiscalYear=2026')).toEqual({ kind: 'variance' });
  });

  it('keeps the tab of the list a line was opened over', () => {
    const tab = (text: string) => lineTab(new URLSearchParams(text));
    expect([tab('view=variance&line=7'), tab('matched=no&line=7'), tab('line=7')]).toEqual([
      'variance',
      'lines',
      'lines',
    ]);
  });

  it('shows one line over the list it was opened from', () => {
    expect(view('matched=no&line=77')).toEqual({ kind: 'line', id: '77' });
  });
});
