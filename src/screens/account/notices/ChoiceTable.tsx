import { useTranslation } from 'react-i18next';
import { Input, Table } from 'reactstrap';
import type { NotificationChoice } from '../../../../contract/entities/notification';
import type { TopicChoices } from './noticeTopics';

interface ChoiceTableProps {
  readonly groups: readonly TopicChoices[];
  readonly isBusy: boolean;
  readonly onChange: (choice: NotificationChoice, inApp: boolean, mail: boolean) => void;
}

/** One event a row by topic, one way of being told a column. What cannot be switched off is shown switched on, with the reason. */
export function ChoiceTable({ groups, isBusy, onChange }: ChoiceTableProps) {
  const { t } = useTranslation('notifications');
  return (
    <>
      <Table className="notice-choices" size="sm">
        <thead>
          <tr>
            <th scope="col">{t('choices.event')}</th>
            <th scope="col">{t('choices.inApp')}</th>
            <th scope="col">{t('choices.mail')}</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.topic}>
            <tr>
              <th scope="rowgroup" colSpan={3} className="notice-topic">
                {t(`choices.topics.${group.topic}`)}
              </th>
            </tr>
            {group.choices.map((choice) => {
              const { event, name, inApp, mail, isFixedInApp, isFixedMail } = choice;
              return (
                <tr key={event}>
                  <th scope="row" id={`notice-${event}`}>
                    {name}
                    {isFixedInApp ? <sup aria-hidden="true">{' 1'}</sup> : null}
                    {isFixedMail ? <sup aria-hidden="true">{' 2'}</sup> : null}
                  </th>
                  <td>
                    <Input
                      type="checkbox"
                      aria-label={t('choices.inAppOf', { event: name })}
                      checked={inApp}
                      disabled={isFixedInApp}
                      aria-describedby={isFixedInApp ? 'notice-fixed-in-app' : undefined}
                      aria-disabled={isBusy}
                      onChange={({ target }) => {
                        if (!isBusy) onChange(choice, target.checked, mail);
                      }}
                    />
                  </td>
                  <td>
                    <Input
                      type="checkbox"
                      aria-label={t('choices.mailOf', { event: name })}
                      checked={mail}
                      disabled={isFixedMail}
                      aria-describedby={isFixedMail ? 'notice-fixed-mail' : undefined}
                      aria-disabled={isBusy}
                      onChange={({ target }) => {
                        if (!isBusy) onChange(choice, inApp, target.checked);
                      }}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        ))}
      </Table>
      <p className="notice-why mb-0" id="notice-fixed-in-app">
        <sup>1</sup> {t('choices.waitsForYou')}
      </p>
      <p className="notice-why" id="notice-fixed-mail">
        <sup>2</sup> {t('choices.ownMail')}
      </p>
    </>
  );
}
