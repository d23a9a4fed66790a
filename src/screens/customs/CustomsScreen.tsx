import { useSearchParams } from 'react-router-dom';
import { BatchScreen } from './batch/BatchScreen';
import { customsView } from './customsView';
import { FilesView } from './files/FilesView';
import { LineScreen } from './lines/LineScreen';
import { LinesView } from './lines/LinesView';
import './customs.scss';

/** Customs: files on their way in, one file, the entry lines they posted, one line; the address says which. */
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
  }
}
