import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Form } from 'reactstrap';
import type { ProblemReport } from '../../../contract/endpoints/problems';
import { lacksTest, PROBLEM_STATES, type ProblemState } from '../../../domain/problemReport';
import { errorMessage } from '../../api/base/errorMessage';
import { readApiFailure } from '../../api/base/readApiFailure';
import { useChangeProblemMutation } from '../../api/problems';
import { Dialog } from '../../components/dialog/Dialog';
import { SelectField } from '../../components/form/SelectField';
import { SubmitButton } from '../../components/form/SubmitButton';
import { TextField } from '../../components/form/TextField';
import { useLanguage } from '../../i18n/useFormat';

interface ProblemWorkDialogProps {
  readonly problem: ProblemReport;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

type Owner = 'same' | 'me' | 'none';

/** Who works on a problem, how far they are, and the test that closes it. */
export function ProblemWorkDialog({ problem, onClose, onChanged }: ProblemWorkDialogProps) {
  const { t } = useTranslation('problems');
  const language = useLanguage();
  const [change, { isLoading }] = useChangeProblemMutation();
  const [state, setState] = useState<ProblemState>(problem.state ?? 'new');
  const [owner, setOwner] = useState<Owner>('same');
  const [test, setTest] = useState(problem.test ?? '');
  const [isTestMissing, setTestMissing] = useState(false);
  const [failure, setFailure] = useState<string>();
  const testInput = useRef<HTMLInputElement>(null);

  async function save(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (isLoading) return;
    const written = { state, test: test.trim() === '' ? null : test.trim() };
    setTestMissing(lacksTest(written));
    setFailure(undefined);
    if (lacksTest(written)) {
      testInput.current?.focus();
      return;
    }
    const body = { ...written, owner, version: problem.version ?? 1 };
    const failed = readApiFailure((await change({ params: { id: problem.id }, body })).error);
    if (failed !== null) {
      setFailure(errorMessage(failed, language));
      return;
    }
    onChanged();
    onClose();
  }

  return (
    <Dialog title={t('inbox.dialog')} onClose={onClose}>
      <Form noValidate onSubmit={(event) => void save(event)}>
        <SelectField
          id="work-state"
          label={t('inbox.state')}
          options={PROBLEM_STATES.map((value) => ({ value, text: t(`inbox.states.${value}`) }))}
          value={state}
          onChange={(event) => {
            setState(PROBLEM_STATES.find((each) => each === event.target.value) ?? state);
          }}
        />
        <SelectField
          id="work-owner"
          label={t('inbox.owner')}
          options={[
            { value: 'same', text: problem.owner?.name ?? t('inbox.unassigned') },
            { value: 'me', text: t('inbox.toMe') },
            ...(problem.owner == null ? [] : [{ value: 'none', text: t('inbox.unassigned') }]),
          ]}
          value={owner}
          onChange={(event) => {
            setOwner((['same', 'me', 'none'] as const).find((each) => each === event.target.value) ?? owner);
          }}
        />
        <TextField
          id="work-test"
          label={t('inbox.test')}
          hint={t('inbox.testHint')}
          error={isTestMissing ? t('inbox.testMissing') : undefined}
          ref={testInput}
          value={test}
          onChange={(event) => {
            setTest(event.target.value);
          }}
        />
        <div role="alert">
          {failure === undefined ? null : <p className="alert alert-danger">{failure}</p>}
        </div>
        <div className="dialog-buttons">
          <Button color="secondary" outline onClick={onClose}>
            {t('cancel')}
          </Button>
          <SubmitButton isBusy={isLoading}>{t('inbox.save')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
