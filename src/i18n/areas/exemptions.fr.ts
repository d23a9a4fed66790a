import exemption from '../fr/exemption.json';
import exemptions from '../fr/exemptions.json';

export const texts = { exemption, exemptions };
