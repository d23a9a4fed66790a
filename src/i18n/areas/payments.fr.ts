import cardReturns from '../fr/cardReturns.json';
import correction from '../fr/correction.json';
import ledger from '../fr/ledger.json';
import payments from '../fr/payments.json';

export const texts = { cardReturns, correction, ledger, payments };
