import { useMemo } from 'react';
import * as z from 'zod/mini';
import type { DataOf } from '../../../../contract/endpoint';
import type { getConfigurationDocument } from '../../../../contract/endpoints/configuration/change';
import { programDocument } from '../../../../contract/entities/configuration';
import { calendarDate } from '../../../../domain/calendarDate';
import { usePersistedState } from '../../../api/drafts/usePersistedState';
import { decimalMarkOf } from '../../../i18n/decimalMark';
import { useLanguage } from '../../../i18n/useFormat';
import { formFaults } from './formFaults';
import { mergeForm } from './mergeForm';
import { formOf, programForm, type ProgramForm } from './programForm';
import { isUsedRate } from './rateRows';
import { readForm } from './readForm';

export type ConfigurationEditor = DataOf<typeof getConfigurationDocument>;

const storedEdit = z.object({
  /** What the change was begun on. */
  base: z.object({ version: z.string(), document: programDocument }),
  form: programForm,
  /** The day on which it takes effect; at once without one. */
  effectiveOn: z.optional(z.string()),
});

type StoredEdit = z.output<typeof storedEdit>;

const isChangedForm = ({ base, form }: StoredEdit): boolean =>
  JSON.stringify(form) !== JSON.stringify(formOf(base.document));

/** The work with another form. The day is that of its changes: without any, there is none. */
export function withForm(edit: StoredEdit, form: ProgramForm): StoredEdit {
  const next = { ...edit, form };
  return isChangedForm(next) ? next : { base: edit.base, form };
}

/** Work on the configuration: what is typed outlives a reload, and is known to be on an older version when it is. */
export function useProgramEdit(editor: ConfigurationEditor) {
  const { version, document, usedUntil } = editor;
  const first = useMemo(
    (): StoredEdit => ({ base: { version, document }, form: formOf(document) }),
    [version, document],
  );
  const { value, change, forget } = usePersistedState({
    name: 'configuration',
    basis: '1',
    schema: storedEdit,
    first,
  });
  const { base, form } = value;
  const mark = decimalMarkOf(useLanguage());
  const read = useMemo(() => readForm(form, mark), [form, mark]);
  const faults = useMemo(
    () => formFaults(read, base.document, usedUntil === null ? null : calendarDate(usedUntil)),
    [read, base.document, usedUntil],
  );
  // Read from a form as well, so that the order of its members does not count as a change.
  const unchanged = useMemo(() => readForm(formOf(base.document)).document, [base.document]);
  return {
    base,
    unchanged,
    form,
    document: read.document,
    faults,
    usedRates: base.document.rates.filter((rate) => isUsedRate(rate, usedUntil)).length,
    effectiveOn: value.effectiveOn,
    setEffectiveOn: (effectiveOn: string | undefined): void => {
      change((old) => ({ ...old, effectiveOn }));
    },
    isChanged: isChangedForm(value),
    /** Somebody has saved another configuration since. */
    isOlder: base.version !== version,
    set: <K extends keyof ProgramForm>(name: K, next: ProgramForm[K]): void => {
      change((old) => withForm(old, { ...old.form, [name]: next }));
    },
    /** Goes on from the newest configuration with one's own changes on it. */
    takeNewest: (): void => {
      change((old) =>
        withForm({ ...old, ...first }, mergeForm(formOf(old.base.document), old.form, first.form)),
      );
    },
    forget,
  };
}
