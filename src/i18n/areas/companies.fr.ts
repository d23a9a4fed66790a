import companies from '../fr/companies.json';
import company from '../fr/company.json';

export const texts = { companies, company };
