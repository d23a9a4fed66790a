import cardReturns from '../en/cardReturns.json';
import correction from '../en/correction.json';
import ledger from '../en/ledger.json';
import payments from '../en/payments.json';

export const texts = { cardReturns, correction, ledger, payments };
