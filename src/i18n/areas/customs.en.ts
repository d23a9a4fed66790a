import customs from '../en/customs.json';
import customsImporters from '../en/customsImporters.json';

export const texts = { customs, customsImporters };
