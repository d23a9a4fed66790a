import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Button } from 'reactstrap';
import type { CustomsBatch } from '../../../../contract/entities/customs';
import { mayConfirmCustoms } from '../../../../domain/customsPermissions';
import { useGetBatchDependentsQuery } from '../../../api/customs/importers';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { LoadFailure } from '../../../components/LoadFailure';
import { SkeletonLines } from '../../../components/Skeleton';
import { useLanguage } from '../../../i18n/useFormat';
import { useRefusal } from '../../../i18n/useRefusal';
import { selectActor } from '../../../state/actor';
import { DependentLists } from './DependentLists';
import { RollBackDialog } from './RollBackDialog';

interface DependentsProps {
  readonly batch: CustomsBatch;
}

/** What stands against rolling a posted file back, and where nothing does, the action. */
export function Dependents({ batch }: DependentsProps) {
  const { t } = useTranslation('customsImporters');
  const language = useLanguage();
  const [isAsked, setAsked] = useState(false);
  const role = useRefusal(mayConfirmCustoms(useSelector(selectActor)));
  const { currentData, error, refetch } = useGetBatchDependentsQuery({ params: { id: batch.id } });
  const failure = readApiFailure(error);
  const isFree = currentData?.claims.length === 0 && currentData.corrections.length === 0;
  const refusal = role ?? (isFree ? undefined : t('depends.refusal'));
  return (
    <section className="surface" aria-labelledby="depends">
      <h2 id="depends">{t('depends.title')}</h2>
      {failure === null ? null : (
        <LoadFailure
          message={`${t('depends.failed')} ${errorMessage(failure, language)}`}
          onRetry={() => void refetch()}
        />
      )}
      {currentData === undefined ? (
        failure === null ? (
          <SkeletonLines count={2} />
        ) : null
      ) : (
        <>
          <p>{t(isFree ? 'depends.none' : 'depends.some')}</p>
          <DependentLists dependents={currentData} />
          <Button
            color="danger"
            outline
            aria-disabled={refusal !== undefined}
            aria-describedby={refusal === undefined ? undefined : 'roll-back-refusal'}
            onClick={() => {
              if (refusal === undefined) setAsked(true);
            }}
          >
            {t('depends.rollBack')}
          </Button>
          {refusal === undefined ? null : (
            <p className="refusal mb-0 mt-2" id="roll-back-refusal">
              {refusal}
            </p>
          )}
          {isAsked ? (
            <RollBackDialog
              batch={batch}
              dependents={currentData}
              onClose={() => {
                setAsked(false);
              }}
            />
          ) : null}
        </>
      )}
    </section>
  );
}
