import { settingsTable } from '../settingsTable';

console.log(settingsTable());
