import audit from '../fr/audit.json';
import contact from '../fr/contact.json';
import help from '../fr/help.json';
import outbox from '../fr/outbox.json';
import registrations from '../fr/registrations.json';

export const texts = { audit, contact, help, outbox, registrations };
