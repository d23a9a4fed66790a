import audit from '../en/audit.json';
import contact from '../en/contact.json';
import help from '../en/help.json';
import outbox from '../en/outbox.json';
import registrations from '../en/registrations.json';

export const texts = { audit, contact, help, outbox, registrations };
