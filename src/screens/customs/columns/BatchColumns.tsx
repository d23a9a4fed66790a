import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Button } from 'reactstrap';
import type { CustomsBatch } from '../../../../contract/entities/customs';
import { mayUploadCustoms } from '../../../../domain/customsPermissions';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import {
  useChooseCustomsBatchColumnsMutation,
  useGetCustomsBatchColumnsQuery,
} from '../../../api/customs/files';
import { MapColumns } from '../../../components/columnMapping/MapColumns';
import { LoadFailure } from '../../../components/LoadFailure';
import { SkeletonLines } from '../../../components/Skeleton';
import { useLanguage } from '../../../i18n/useFormat';
import { selectActor } from '../../../state/actor';

interface BatchColumnsProps {
  readonly batch: CustomsBatch;
}

/** What the columns of a file are: asked where the file could not be read without, else behind a button. */
export function BatchColumns({ batch }: BatchColumnsProps) {
  const { t } = useTranslation('customs');
  const mayUpload = mayUploadCustoms(useSelector(selectActor)).allowed;
  const [isAsked, setAsked] = useState(batch.needsColumns);
  if (!mayUpload) return null;
  if (!isAsked)
    return (
      <p className="mt-3">
        <Button
          color="secondary"
          outline
          size="sm"
          onClick={() => {
            setAsked(true);
          }}
        >
          {t('batch.changeColumns')}
        </Button>
      </p>
    );
  return (
    <section className="surface" aria-labelledby="batch-columns">
      <h2 id="batch-columns">{t('batch.columns')}</h2>
      <AskedColumns
        batch={batch}
        {...(batch.needsColumns
          ? {}
          : {
              onCancel: () => {
                setAsked(false);
              },
            })}
      />
    </section>
  );
}

interface AskedColumnsProps extends BatchColumnsProps {
  readonly onCancel?: () => void;
}

function AskedColumns({ batch: { id, version }, onCancel }: AskedColumnsProps) {
  const { t } = useTranslation('customs');
  const language = useLanguage();
  const { data, error, refetch } = useGetCustomsBatchColumnsQuery({ params: { id } });
  const [choose, { isLoading, error: refused }] = useChooseCustomsBatchColumnsMutation();
  const failure = readApiFailure(error);
  const refusal = readApiFailure(refused);
  if (data === undefined)
    return failure === null ? (
      <SkeletonLines count={6} />
    ) : (
      <LoadFailure
        message={`${t('batch.columnsFailed')} ${errorMessage(failure, language)}`}
        onRetry={() => void refetch()}
      />
    );
  return (
    <MapColumns
      kind="customs"
      question={data}
      isBusy={isLoading}
      refusal={refusal === null ? undefined : errorMessage(refusal, language)}
      onChoose={(choice) => void choose({ params: { id }, body: { ...choice, version } })}
      {...(onCancel === undefined ? {} : { onCancel })}
    />
  );
}
