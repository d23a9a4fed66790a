import check from 'bootstrap-icons/icons/check2.svg';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Table } from 'reactstrap';
import { Icon } from '../../components/Icon';
import { ScrollBox } from '../../components/ScrollBox';
import { accessTable, VISITOR_NAMES, type VisitorName } from '../../routing/accessTable';
import { selectIsSignedIn, selectIsTemporary, selectRoles } from '../../state/session';

const CAPTION = 'access-table';

/** Pages down, people across; whoever looks finds themselves marked. */
export function AccessTable() {
  const { t } = useTranslation('help');
  const { t: titles } = useTranslation('screens');
  const isSignedIn = useSelector(selectIsSignedIn);
  const isTemporary = useSelector(selectIsTemporary);
  const roles: readonly string[] = useSelector(selectRoles);
  const isMe = (visitor: VisitorName): boolean =>
    isTemporary ? visitor === 'temporary' : isSignedIn ? roles.includes(visitor) : visitor === 'none';
  return (
    <ScrollBox labelledBy={CAPTION}>
      <Table className="access-table">
        <caption id={CAPTION} className="visually-hidden">
          {titles('access.title')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('page')}</th>
            {VISITOR_NAMES.map((visitor) => (
              <th key={visitor} scope="col" className={isMe(visitor) ? 'is-me' : undefined}>
                {t(`visitors.${visitor}`)} {isMe(visitor) ? t('you') : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {accessTable().map(({ name, path, opens }) => (
            <tr key={name}>
              <th scope="row">
                {titles(`${name}.title`)} <code>{path}</code>
              </th>
              {VISITOR_NAMES.map((visitor) => (
                <td key={visitor} className={isMe(visitor) ? 'is-me' : undefined}>
                  {opens[visitor] ? <Icon paths={check} /> : null}
                  <span className="visually-hidden">{t(opens[visitor] ? 'opens' : 'closed')}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollBox>
  );
}
