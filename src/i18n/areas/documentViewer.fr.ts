import documentViewer from '../fr/documentViewer.json';

export const texts = { documentViewer };
