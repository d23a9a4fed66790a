import { gradesOf, longMessages, messages } from '../../test/language/readableTexts';

const WORST = 10;

const all = messages();
console.log('Flesch–Kincaid grade of each catalogue of English texts, hardest first');
for (const [catalogue, grade] of gradesOf(all)) console.log(`${grade.toFixed(1).padStart(5)}  ${catalogue}`);
console.log(`\nThe ${WORST} hardest messages of twelve words or more`);
for (const [{ place, key, text }, grade] of longMessages(all).slice(0, WORST))
  console.log(`${grade.toFixed(1).padStart(5)}  ${place} ${key}\n       ${text.replaceAll('\n', ' ')}`);
