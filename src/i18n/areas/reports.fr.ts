import reportForm from '../fr/reportForm.json';
import reportGrid from '../fr/reportGrid.json';
import reportRecord from '../fr/reportRecord.json';
import reports from '../fr/reports.json';

export const texts = { reportForm, reportGrid, reportRecord, reports };
