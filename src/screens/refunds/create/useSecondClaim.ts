import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LeftoverRows } from '../../../../domain/leftoverRows';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { useSaveRefundDraftMutation } from '../../../api/refunds/claims';
import { useLanguage } from '../../../i18n/useFormat';
import { draftOf } from './claimDraft';
import type { ClaimForm } from './claimForm';
import { secondClaim } from './secondClaim';

/** Begins a second claim as a draft of its own and opens it; the first one stays as it is. */
export function useSecondClaim(form: ClaimForm) {
  const navigate = useNavigate();
  const language = useLanguage();
  const [save] = useSaveRefundDraftMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    refusal,
    begin: async (leftover: LeftoverRows): Promise<void> => {
      const key = nanoid();
      const body = { content: draftOf(secondClaim(form, leftover)) };
      const failure = readApiFailure((await save({ params: { key }, body })).error);
      if (failure === null) void navigate(`?draft=${key}&step=lines`);
      else setRefusal(errorMessage(failure, language));
    },
  };
}
