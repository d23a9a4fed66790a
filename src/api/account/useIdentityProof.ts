import { useState } from 'react';
import type { DataOf } from '../../../contract/endpoint';
import { askForConfirmationCode, type identityProof } from '../../../contract/endpoints/account/confirmation';
import type * as z from 'zod/mini';
import { useLanguage } from '../../i18n/useFormat';
import { callWithSecrets } from '../base/callWithSecrets';
import { errorMessage, fieldMessages } from '../base/errorMessage';
import { readApiFailure } from '../base/readApiFailure';
import { useApiDispatch } from '../base/useDispatch';
import { accountApi, useGetSecondFactorQuery } from './account';

export type IdentityProof = z.output<typeof identityProof>;

export interface ProofForm {
  readonly password: string;
  readonly code: string;
  /** Where a code comes from; none is asked for where there is no second step. */
  readonly by: DataOf<typeof askForConfirmationCode>['by'];
  readonly isMailed: boolean;
  readonly typePassword: (text: string) => void;
  readonly typeCode: (text: string) => void;
  /** Emails a code. Null for a success, else the sentence to show. */
  readonly mailCode: () => Promise<string | null>;
  /** What is sent with the change. */
  readonly proof: IdentityProof;
  /** The sentence of a failed change: what is wrong with the fields before the general one. Null for a success. */
  readonly sentenceOf: (answer: { readonly error?: unknown }) => string | null;
}

/** Shows who one is again before money goes elsewhere. Neither password nor code is in an action. */
export function useIdentityProof(): ProofForm {
  const language = useLanguage();
  const dispatch = useApiDispatch();
  const { data: factor } = useGetSecondFactorQuery(undefined);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [confirmationId, setConfirmationId] = useState<string | null>(null);

  function sentenceOf({ error }: { readonly error?: unknown }): string | null {
    if (error === undefined) return null;
    const failure = readApiFailure(error) ?? { kind: 'unreadable', status: 0 };
    const ofFields = Object.values(fieldMessages(failure));
    return ofFields.length > 0 ? ofFields.join(' ') : errorMessage(failure, language);
  }

  return {
    password,
    code,
    by: factor?.by ?? 'none',
    isMailed: confirmationId !== null,
    typePassword: setPassword,
    typeCode: setCode,
    mailCode: async () => {
      const call = accountApi.endpoints.askForConfirmationCode;
      const arg = { body: { currentPassword: password } };
      const answer = await dispatch(callWithSecrets(askForConfirmationCode, call, arg));
      if (answer.data !== undefined) setConfirmationId(answer.data.confirmationId);
      return sentenceOf(answer);
    },
    proof: {
      currentPassword: password,
      ...(code.trim() === '' ? {} : { code: code.trim() }),
      ...(confirmationId === null ? {} : { confirmationId }),
    },
    sentenceOf,
  };
}
