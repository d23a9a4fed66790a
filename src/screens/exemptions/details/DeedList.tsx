import { useTranslation } from 'react-i18next';
import { Button } from 'reactstrap';
import type { DeedShown, OfferedDeed } from './exemptionDeeds';

interface DeedListProps {
  readonly deeds: readonly DeedShown[];
  readonly onAsk: (deed: OfferedDeed) => void;
}

const LOOKS: Readonly<Record<OfferedDeed, { readonly color: string; readonly outline?: boolean }>> = {
  takeUp: { color: 'secondary', outline: true },
  approve: { color: 'primary' },
  answerInfo: { color: 'primary' },
  returnForInfo: { color: 'secondary', outline: true },
  deny: { color: 'danger', outline: true },
  revoke: { color: 'danger', outline: true },
  withdraw: { color: 'danger', outline: true },
};

/** What this reader may do now; what they may not stays in sight, with why and who could. */
export function DeedList({ deeds, onAsk }: DeedListProps) {
  const { t } = useTranslation('exemption');
  if (deeds.length === 0) return <p className="mb-0">{t('deed.none')}</p>;
  return (
    <ul className="deed-list">
      {deeds.map(({ deed, refusal }) => (
        <li key={deed}>
          <Button
            {...LOOKS[deed]}
            aria-disabled={refusal !== null}
            aria-describedby={refusal === null ? undefined : `why-not-${deed}`}
            onClick={() => {
              if (refusal === null) onAsk(deed);
            }}
          >
            {t(`deed.${deed}`)}
          </Button>
          {refusal === null ? null : (
            <span className="refusal" id={`why-not-${deed}`}>
              {refusal}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
