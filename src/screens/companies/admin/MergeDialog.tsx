import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { CompanyProfile } from '../../../../contract/entities/company';
import { LIMITS } from '../../../../contract/limits';
import { useMergeCompanyMutation, usePlanMergeQuery } from '../../../api/companies/admin';
import { useSending } from '../../../api/base/useSending';
import { Dialog } from '../../../components/dialog/Dialog';
import { DraftReasonDialog } from '../../shared/DraftReasonDialog';
import { CloseButton } from './CloseButton';
import { KeyFacts } from '../../../components/KeyFacts';
import { SkeletonLines } from '../../../components/Skeleton';
import { useFormat } from '../../../i18n/useFormat';

interface MergeDialogProps {
  readonly profile: CompanyProfile;
  readonly intoId: string;
  readonly onClose: () => void;
}

const MOVES = [
  'users',
  'importerNumbers',
  'customsLines',
  'refunds',
  'exemptions',
  'documents',
  'waivers',
  'filingExtensions',
  'payeeAccounts',
  'savedViews',
] as const;

/** What a merge would move, what stays and what is in the way; with a reason it is done. */
export function MergeDialog({ profile, intoId, onClose }: MergeDialogProps) {
  const { t } = useTranslation('company');
  const format = useFormat();
  const navigate = useNavigate();
  const { deliver, sentenceOf } = useSending('merge');
  const params = { id: profile.companyId };
  const { data: plan, error } = usePlanMergeQuery({ params, query: { into: intoId } });
  const [merge] = useMergeCompanyMutation();
  const failure = sentenceOf({ error });
  const title = t('merge.planTitle', { company: profile.legalName, into: plan?.into.name ?? '' });
  if (plan === undefined) {
    return (
      <Dialog title={t('merge.openTitle', { company: profile.legalName })} onClose={onClose}>
        {failure === null ? <SkeletonLines count={4} /> : <p className="alert alert-danger">{failure}</p>}
        <CloseButton onClose={onClose} />
      </Dialog>
    );
  }
  const moves = (
    <>
      <p>{t('merge.moves', { into: plan.into.name })}</p>
      <KeyFacts
        facts={MOVES.map((kind) => ({
          name: t(`merge.kinds.${kind}`),
          value: format.count(plan.moves[kind]),
          isFigure: true,
        }))}
      />
      {plan.keepsOwnAccount ? (
        <p>{t('merge.keepsOwnAccount', { company: profile.legalName, into: plan.into.name })}</p>
      ) : null}
      <p>
        {t('merge.stays', {
          reports: format.count(plan.stays.reports),
          entries: format.count(plan.stays.ledgerEntries),
        })}
      </p>
    </>
  );
  if (plan.conflicts.length > 0) {
    return (
      <Dialog title={title} onClose={onClose}>
        {moves}
        <p>{t('merge.inTheWay')}</p>
        <ul>
          {plan.conflicts.map((conflict) => (
            <li key={conflict}>{t(`merge.conflicts.${conflict}`)}</li>
          ))}
        </ul>
        <CloseButton onClose={onClose} />
      </Dialog>
    );
  }
  return (
    <DraftReasonDialog
      draftName={`merge-${profile.companyId}`}
      title={title}
      confirm={t('merge.do')}
      color="danger"
      maxLength={LIMITS.reasonText}
      onConfirm={async (_, reason) => {
        const body = { version: plan.from.version, intoId, reason };
        const sentence = sentenceOf(
          await deliver(body, (idempotencyKey) => merge({ params, body, idempotencyKey })),
        );
        if (sentence === null) void navigate(`/admin/company/details?id=${intoId}`);
        return sentence;
      }}
      onClose={onClose}
    >
      {moves}
    </DraftReasonDialog>
  );
}
