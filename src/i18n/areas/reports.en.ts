import reportForm from '../en/reportForm.json';
import reportGrid from '../en/reportGrid.json';
import reportRecord from '../en/reportRecord.json';
import reports from '../en/reports.json';

export const texts = { reportForm, reportGrid, reportRecord, reports };
