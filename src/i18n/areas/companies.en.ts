import companies from '../en/companies.json';
import company from '../en/company.json';

export const texts = { companies, company };
