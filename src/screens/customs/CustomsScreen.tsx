import { useSearchParams } from 'react-router-dom';
import { BatchScreen } from './batch/BatchScreen';
import { customsView } from './customsView';
import { FilesView } from './files/FilesView';
import { ImporterScreen } from './importer/ImporterScreen';
import { LineScreen } from './lines/LineScreen';
import { LinesView } from './lines/LinesView';
import { UnmatchedView } from './unmatched/UnmatchedView';
import { VarianceView } from './variance/VarianceView';
import './customs.scss';

/** Customs: files, entry lines, importers nobody has, differences, or one record of these; the address says which. */
export function CustomsScreen() {
  const view = customsView(useSearchParams()[0]);
  switch (view.kind) {
    case 'files':
      return <FilesView />;
    case 'batch':
      return <BatchScreen key={view.id} id={view.id} />;
    case 'lines':
      return <LinesView />;
    case 'line':
      return <LineScreen key={view.id} id={view.id} />;
    case 'unmatched':
      return <UnmatchedView />;
    case 'importer':
      return <ImporterScreen key={view.number} number={view.number} />;
    case 'variance':
      return <VarianceView />;
  }
}
