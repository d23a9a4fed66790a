import { useEffect, useState } from 'react';
import type { RefundDetails } from '../../../../../contract/entities/refund';
import { UNDO_OFFERED_MS } from '../../../../../domain/verificationUndo';
import { useUndoVerificationMutation } from '../../../../api/refunds/claims';
import { errorMessage } from '../../../../api/base/errorMessage';
import { readApiFailure } from '../../../../api/base/readApiFailure';
import { useLanguage } from '../../../../i18n/useFormat';
import { lookedAt, NOTHING_STORED, type StoredVerification } from '../verification';

/** A verification that can be undone, or how the undo of it ended. */
interface Done {
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly amount: string;
  readonly state: 'offered' | 'undoing' | 'undone' | 'failed';
  readonly sentence: string;
}

type Verified = Pick<
  RefundDetails,
  'id' | 'number' | 'version' | 'amountVerified' | 'amountClaimed' | 'undoUntil'
>;

type Looked = Pick<RefundDetails, 'id' | 'version' | 'lines'>;

export interface VerificationUndo {
  readonly done: Done | null;
  readonly offer: (claim: Verified & Looked, checks: StoredVerification) => void;
  readonly run: () => void;
  /** The claim as the last undo left it: a change that its reader has made. */
  readonly undone: { readonly id: string; readonly version: number } | null;
  /** What had been checked of a claim before it was verified, for as long as nobody else has changed it. */
  readonly checksOf: (claim: Looked) => StoredVerification;
}

/** The checks behind the last verification; the claim as this reader's verification or its undo left it. */
interface Kept {
  readonly id: string;
  readonly version: number;
  readonly basis: string;
  readonly checks: StoredVerification;
}

const offerOf = ({ id, number, version, amountVerified, amountClaimed }: Verified): Done => ({
  id,
  number,
  version,
  amount: amountVerified ?? amountClaimed,
  state: 'offered',
  sentence: '',
});

/**
 * The undo of the last verification. The server has it already: a closed tab loses nothing but this offer, and after a reload the
 * claim itself says that it can be undone.
 * @param claim on the page
 * @param onUndone leads back to the claim
 */
export function useVerificationUndo(
  claim: Verified | undefined,
  onUndone: (claimId: string) => void,
): VerificationUndo {
  const language = useLanguage();
  const [undo] = useUndoVerificationMutation();
  const [done, setDone] = useState<Done | null>(null);
  const [ended, setEnded] = useState('');
  const [undone, setUndone] = useState<VerificationUndo['undone']>(null);
  const [kept, setKept] = useState<Kept | null>(null);
  const state = done?.state;
  const version = done?.version;
  useEffect(() => {
    if (state === undefined || state === 'undoing') return undefined;
    const timer = setTimeout(() => {
      setDone(null);
    }, UNDO_OFFERED_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [state, version]);

  const found = claim === undefined || claim.undoUntil === null ? '' : `${claim.id}/${claim.version}`;
  useEffect(() => {
    if (found === '') return undefined;
    const timer = setTimeout(() => {
      setEnded(found);
    }, UNDO_OFFERED_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [found]);
  // How an undo ended is told on its own claim, and not on the next one.
  const isOver = done?.state === 'undone' && claim !== undefined && claim.id !== done.id;
  const shown =
    (isOver ? null : done) ??
    (claim === undefined || found === '' || found === ended ? null : offerOf(claim));

  async function run(offered: Done): Promise<void> {
    setDone({ ...offered, state: 'undoing' });
    const answer = await undo({ params: { id: offered.id }, body: { version: offered.version } });
    const failure = readApiFailure(answer.error);
    if (failure !== null) {
      setDone({ ...offered, state: 'failed', sentence: errorMessage(failure, language) });
      return;
    }
    if (answer.data !== undefined) {
      const { version: left } = answer.data;
      setUndone({ id: offered.id, version: left });
      setKept((old) => (old?.id === offered.id ? { ...old, version: left } : old));
    }
    setDone({ ...offered, state: 'undone' });
    onUndone(offered.id);
  }
  return {
    done: shown,
    undone,
    checksOf: ({ id, version: now, lines }) =>
      kept !== null && kept.id === id && now <= kept.version && kept.basis === lookedAt(lines)
        ? kept.checks
        : NOTHING_STORED,
    offer: (verified, checks) => {
      setDone(offerOf(verified));
      setKept({ id: verified.id, version: verified.version, basis: lookedAt(verified.lines), checks });
    },
    run: () => {
      if (shown?.state === 'offered') void run(shown);
    },
  };
}
