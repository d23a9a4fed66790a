import { useFormat } from '../../../i18n/useFormat';

interface LeftOut<Why extends string> {
  readonly why: Why;
  readonly count: number;
  readonly numbers: readonly string[];
}

interface LeftOutListProps<Why extends string> {
  readonly leftOut: readonly LeftOut<Why>[];
  readonly sentence: (why: Why, figures: { readonly shown: string; readonly numbers: string }) => string;
}

/** Why chosen claims are not included, with some of their numbers. */
export function LeftOutList<Why extends string>({ leftOut, sentence }: LeftOutListProps<Why>) {
  const format = useFormat();
  return (
    <ul>
      {leftOut.map(({ why, count, numbers }) => (
        <li key={why}>
          {sentence(why, {
            shown: format.count(count),
            numbers: numbers.join(', ') + (count > numbers.length ? ' …' : ''),
          })}
        </li>
      ))}
    </ul>
  );
}
