import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loadTwice } from '../../components/loadTwice';
import { SkeletonLines } from '../../components/Skeleton';
import { ScreenUnavailable } from '../../routing/lazyScreen';
import { customsView } from './customsView';
import { FilesView } from './files/FilesView';
import { LineScreen } from './lines/LineScreen';
import { LinesView } from './lines/LinesView';
import { UnmatchedView } from './unmatched/UnmatchedView';
import { VarianceView } from './variance/VarianceView';
import './customs.scss';

/** The list of entry lines is a start page, and these records are opened from other lists: it does not wait for their code. */
const loadRecords = () =>
  loadTwice(() => import(/* webpackChunkName: "customsRecords" */ './customsRecords')).catch(
    (cause: unknown) => {
      throw new ScreenUnavailable('admincustoms', { cause });
    },
  );
const BatchScreen = lazy(async () => ({ default: (await loadRecords()).BatchScreen }));
const ImporterScreen = lazy(async () => ({ default: (await loadRecords()).ImporterScreen }));

/** Customs: files, entry lines, importers nobody has, differences, or one record of these; the address says which. */
export function CustomsScreen() {
  const view = customsView(useSearchParams()[0]);
  switch (view.kind) {
    case 'files':
      return <FilesView />;
    case 'batch':
      return (
        <Suspense fallback={<SkeletonLines count={8} />}>
          <BatchScreen key={view.id} id={view.id} />
        </Suspense>
      );
    case 'lines':
      return <LinesView />;
    case 'line':
      return <LineScreen key={view.id} id={view.id} />;
    case 'unmatched':
      return <UnmatchedView />;
    case 'importer':
      return (
        <Suspense fallback={<SkeletonLines count={8} />}>
          <ImporterScreen key={view.number} number={view.number} />
        </Suspense>
      );
    case 'variance':
      return <VarianceView />;
  }
}
