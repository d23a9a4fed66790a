export { BatchScreen } from './batch/BatchScreen';
export { ImporterScreen } from './importer/ImporterScreen';
