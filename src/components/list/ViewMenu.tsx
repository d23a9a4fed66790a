import columnsIcon from 'bootstrap-icons/icons/layout-three-columns.svg';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dropdown, DropdownMenu, DropdownToggle, Input } from 'reactstrap';
import { Icon } from '../Icon';
import type { DataListProps } from './dataListProps';

/** Which columns are shown and how close the rows stand. */
export function ViewMenu<Row>({
  columns,
  hiddenColumns,
  onHiddenColumns,
  isCompact,
  onDensity,
}: DataListProps<Row>) {
  const { t } = useTranslation('components');
  const [isOpen, setOpen] = useState(false);
  return (
    <Dropdown
      isOpen={isOpen}
      toggle={() => {
        setOpen(!isOpen);
      }}
    >
      <DropdownToggle color="secondary" outline>
        <Icon paths={columnsIcon} /> {t('list.view')}
      </DropdownToggle>
      {isOpen ? (
        <DropdownMenu end strategy="fixed" role="group" className="view-menu">
          <fieldset>
            <legend>{t('list.columns')}</legend>
            {columns
              .filter(({ isName }) => isName !== true)
              .map(({ key, title }) => (
                <label key={key} className="view-choice">
                  <Input
                    type="checkbox"

                    checked={!hiddenColumns.includes(key)}
                    onChange={(event) => {
                      onHiddenColumns(
                        event.target.checked
                          ? hiddenColumns.filter((hidden) => hidden !== key)
                          : [...hiddenColumns, key],
                      );
                    }}
                  />
                  {title}
                </label>
              ))}
          </fieldset>
          <fieldset>
            <legend>{t('list.density')}</legend>
            <label className="view-choice">
              <Input
                type="checkbox"

                checked={isCompact}
                onChange={(event) => {
                  onDensity(event.target.checked);
                }}
              />
              {t('list.compact')}
            </label>
          </fieldset>
        </DropdownMenu>
      ) : null}
    </Dropdown>
  );
}
