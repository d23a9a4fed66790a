import documentViewer from '../en/documentViewer.json';

export const texts = { documentViewer };
