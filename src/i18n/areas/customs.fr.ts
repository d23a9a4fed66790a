import customs from '../fr/customs.json';
import customsImporters from '../fr/customsImporters.json';

export const texts = { customs, customsImporters };
