import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LANGUAGES } from '../../../../contract/texts/sentence';
import { useListBoardTextsQuery } from '../../../api/boardTexts';
import { errorMessage } from '../../../api/base/errorMessage';
import { readApiFailure } from '../../../api/base/readApiFailure';
import { SelectField } from '../../../components/form/SelectField';
import { LoadFailure } from '../../../components/LoadFailure';
import { SkeletonLines } from '../../../components/Skeleton';
import { useLanguage } from '../../../i18n/useFormat';
import { TextEditor } from './TextEditor';
import { useTextName } from './useTextName';

/** Texts and email templates in the board's own words: one chosen by the address, in one language. */
export function TextsView() {
  const { t } = useTranslation('configuration');
  const own = useLanguage();
  const textName = useTextName();
  const [search, setSearch] = useSearchParams();
  const { data, error, refetch } = useListBoardTextsQuery(undefined);
  const failure = readApiFailure(error);
  if (data === undefined)
    return failure === null ? (
      <SkeletonLines count={8} />
    ) : (
      <LoadFailure message={errorMessage(failure, own)} onRetry={() => void refetch()} />
    );
  const language = LANGUAGES.find((each) => each === search.get('language')) ?? own;
  const texts = data.filter((text) => text.language === language);
  const chosen = texts.find(({ key }) => key === search.get('text')) ?? texts[0];
  const choose = (name: string, value: string): void => {
    const next = new URLSearchParams(search);
    next.set(name, value);
    setSearch(next, { preventScrollReset: true });
  };
  return (
    <>
      <p>{t('texts.lead')}</p>
      <div className="edit-fields">
        <SelectField
          id="text-key"
          label={t('texts.text')}
          options={texts.map((text) => ({
            value: text.key,
            text: t('texts.choice', {
              group: t(`texts.groups.${text.group}`),
              name: textName(text.key, text.shipped['subject']),
              own: text.isOwn ? t('texts.ownMark') : '',
            }).trim(),
          }))}
          value={chosen?.key ?? ''}
          onChange={(event) => {
            choose('text', event.target.value);
          }}
        />
        <SelectField
          id="text-language"
          label={t('texts.language')}
          options={LANGUAGES.map((value) => ({ value, text: t(`texts.languages.${value}`) }))}
          value={language}
          onChange={(event) => {
            choose('language', event.target.value);
          }}
        />
      </div>
      {chosen === undefined ? null : (
        <TextEditor key={`${chosen.key} ${chosen.language}`} text={chosen} onStale={() => void refetch()} />
      )}
    </>
  );
}
