import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, FormText, Input, Label } from 'reactstrap';
import type { StepNotes } from './useNotes';

interface StepNoteProps {
  readonly step: number;
  readonly notes: StepNotes;
}

/** What somebody notes on a step, for whoever opens the file next. */
export function StepNote({ step, notes }: StepNoteProps) {
  const { t } = useTranslation('replay');
  const id = useId();
  const kept = notes.all.get(step) ?? '';
  const text = notes.typed.get(step) ?? kept;
  const [isCleaned, setCleaned] = useState(false);
  return (
    <form
      className="replay-note"
      onSubmit={(event) => {
        event.preventDefault();
        const cleaned = notes.write(step, text);
        setCleaned(cleaned !== text.trim());
      }}
    >
      <Label for={id}>{t('note.label')}</Label>
      <Input
        id={id}
        type="textarea"
        bsSize="sm"
        rows={2}
        maxLength={2_000}
        value={text}
        aria-describedby={`${id}-help`}
        onFocus={notes.begin}
        onChange={(event) => {
          notes.type(step, event.target.value);
        }}
      />
      <FormText id={`${id}-help`} role="status">
        {t(`note.${stateOf(notes, isCleaned)}`)}
      </FormText>
      <div className="replay-note-buttons">
        <Button type="submit" color="secondary" outline size="sm" aria-disabled={text.trim() === kept}>
          {t('note.keep')}
        </Button>
        {notes.isSaved && notes.all.size === 0 ? null : (
          <Button color={notes.isSaved ? 'link' : 'primary'} size="sm" onClick={notes.save}>
            {t('note.save')}
          </Button>
        )}
      </div>
    </form>
  );
}

function stateOf(notes: StepNotes, isCleaned: boolean): 'failed' | 'cleaned' | 'help' | 'unsaved' {
  if (notes.hasFailed) return 'failed';
  if (notes.isSaved) return 'help';
  return isCleaned ? 'cleaned' : 'unsaved';
}
