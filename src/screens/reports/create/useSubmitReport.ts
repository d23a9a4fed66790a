import { useState } from 'react';
import type { DataOf } from '../../../../contract/endpoint';
import type { getReport } from '../../../../contract/endpoints/reports/filing';
import type { ApiFailure } from '../../../api/base/apiFailure';
import { useAmendReportMutation, useSubmitReportMutation } from '../../../api/reports/filing';
import { useSendOnce } from '../../../api/base/useSendOnce';
import type { ReadyLines } from './readyLines';
import type { ReportForm } from './reportForm';
import { draftNameOf, type ReportSource } from './reportSource';

export type ReportRecord = DataOf<typeof getReport>;

export interface Submitting {
  readonly isBusy: boolean;
  /** Why the last attempt was not taken; null again with the next one. */
  readonly refusal: ApiFailure | null;
  /** Sends the certified report once, however often it is called; null when it was not taken. */
  readonly submit: (form: ReportForm, ready: ReadyLines) => Promise<ReportRecord | null>;
}

/** Sends a report or an amendment. */
export function useSubmitReport(source: ReportSource): Submitting {
  const [submitReport] = useSubmitReportMutation();
  const [amendReport] = useAmendReportMutation();
  const once = useSendOnce(`${draftNameOf(source)}-sending`);
  const [refusal, setRefusal] = useState<ApiFailure | null>(null);

  async function submit(form: ReportForm, { lines }: ReadyLines): Promise<ReportRecord | null> {
    const { name, title, isTrue } = form.certification;
    if (!isTrue) return null;
    const certification = { isTrue, name: name.trim(), title: title.trim() };
    const content = { lines: [...lines], certification, confirmed: [...form.confirmed] };
    setRefusal(null);
    const answer = await (source.kind === 'period'
      ? once.send({ source, content }, (idempotencyKey) =>
          submitReport({
            body: { ...content, fiscalYear: source.fiscalYear, index: source.index },
            idempotencyKey,
          }),
        )
      : once.send({ source, content, reason: form.reason }, (idempotencyKey) =>
          amendReport({
            params: { id: source.reportId },
            body: { ...content, version: source.version, reason: form.reason.trim() },
            idempotencyKey,
          }),
        ));
    if (answer === null) return null;
    if (answer.ok) return answer.data;
    setRefusal(answer.failure);
    return null;
  }

  return { isBusy: once.isBusy, refusal, submit };
}
