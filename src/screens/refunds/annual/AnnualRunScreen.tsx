import { useSearchParams } from 'react-router-dom';
import { RunsView } from './RunsView';
import { RunView } from './RunView';
import '../refunds.scss';

/** What all importers can still claim for a year: the runs, or the one that the address names. */
export function AnnualRunScreen() {
  const id = useSearchParams()[0].get('id');
  return id === null ? <RunsView /> : <RunView key={id} id={id} />;
}
