import correction from '../en/correction.json';
import ledger from '../en/ledger.json';
import payments from '../en/payments.json';

export const texts = { correction, ledger, payments };
