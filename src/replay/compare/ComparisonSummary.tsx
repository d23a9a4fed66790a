import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { Pair } from '../../actionLog/pairing/alignment';
import type { FirstDifference } from '../../actionLog/pairing/compareLogs';
import type { Comparing } from './useComparison';

interface ComparisonSummaryProps {
  readonly first: string;
  readonly second: string;
  readonly comparing: Comparing;
  readonly onShow: (at: Pair) => void;
  readonly onClose: () => void;
}

/** What two logs have in common, and where they differ first. */
export function ComparisonSummary({ first, second, comparing, onShow, onClose }: ComparisonSummaryProps) {
  const { t } = useTranslation('replay');
  return (
    <section className="replay-summary replay-comparison" aria-label={t('compare.label')}>
      <p className="replay-file">{t('compare.with', { first, second })}</p>
      <p className="replay-verdict" role="status" data-compared={comparing.kind === 'compared'}>
        {comparing.kind === 'compared' ? (
          <Compared first={first} second={second} comparing={comparing} />
        ) : (
          t('compare.comparing', { percent: comparing.kind === 'comparing' ? comparing.percent : 0 })
        )}
      </p>
      {comparing.kind === 'compared' && comparing.comparison.difference !== undefined ? (
        <Button
          color="link"
          size="sm"
          onClick={() => {
            if (comparing.comparison.difference !== undefined) onShow(comparing.comparison.difference.at);
          }}
        >
          {t('compare.show')}
        </Button>
      ) : null}
      <Button color="secondary" outline size="sm" onClick={onClose}>
        {t('compare.close')}
      </Button>
    </section>
  );
}

function Compared({
  first,
  second,
  comparing: { comparison },
}: Pick<ComparisonSummaryProps, 'first' | 'second'> & {
  readonly comparing: Extract<Comparing, { kind: 'compared' }>;
}) {
  const { t } = useTranslation('replay');
  const { pairs, onlyFirst, onlySecond, difference } = comparison;
  return (
    <>
      {t('compare.shared', {
        count: pairs.length - onlyFirst - onlySecond,
        onlyFirst,
        onlySecond,
        first,
        second,
      })}{' '}
      {difference === undefined ? (
        t('compare.same')
      ) : (
        <DifferenceText difference={difference} names={[first, second]} />
      )}
    </>
  );
}

function DifferenceText({
  difference: { kind, at, action },
  names: [first, second],
}: {
  readonly difference: FirstDifference;
  readonly names: readonly [string, string];
}) {
  const { t } = useTranslation('replay');
  if (at.first === 0 && at.second === 0) return t('compare.start');
  if (kind === 'step')
    return t('compare.step', {
      action,
      step: at.first ?? at.second,
      name: at.second === undefined ? first : second,
    });
  return t('compare.state', { action, first: at.first, second: at.second });
}
