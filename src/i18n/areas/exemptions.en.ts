import exemption from '../en/exemption.json';
import exemptions from '../en/exemptions.json';

export const texts = { exemption, exemptions };
