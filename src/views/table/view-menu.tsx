import '../../locales/table-texts'
import { useState } from 'react'
import type { ResourceDefinition } from '../../definitions/define'
import { t } from '../../locales/t'
import { Icon } from '../../ui/icon'
import { lazyDialog } from '../../ui/lazy-dialog'
import { MenuButton } from '../../ui/menu-button'
import { MenuChoice } from '../../ui/menu-choice'
import { MenuItem } from '../../ui/menu-item'
import type { ColumnsDialogProps } from './columns-dialog'
import type { Grouping } from './use-grouping'
import type { ListLook, TableView } from './use-table-view'

const ColumnsDialog = lazyDialog<ColumnsDialogProps>(() =>
  import('./columns-dialog').then((file) => file.ColumnsDialog),
)

export type ViewMenuProps = {
  definition: ResourceDefinition
  view: TableView
  /** What a person may choose between; nothing where the list has one look, or a choice of its own. */
  looks?: readonly ListLook[]
  /** How the rows are grouped; left out where a table has no groups. */
  grouping?: Grouping
}

/** Which columns a table has and how close its rows stand. It stays open while one chooses. */
export function ViewMenu({ definition, view, looks = [], grouping }: ViewMenuProps) {
  const many = t(definition.label.many)
  const [isArranging, setArranging] = useState(false)
  return (
    <>
      <MenuButton
        label={t('tables.viewMenu', { many })}
        className="icon-button"
        button={<Icon name="sliders" />}
      >
        {looks.map((look) => (
          <MenuChoice
            key={look}
            role="menuitemradio"
            label={t(`tables.${look}`)}
            isChosen={view.as === look}
            onChoose={() => view.choose({ as: look })}
            staysOpen
          />
        ))}
        {looks.length > 0 && <hr className="menu-separator" />}
        {(['comfortable', 'compact'] as const).map((density) => (
          <MenuChoice
            key={density}
            role="menuitemradio"
            label={t(`tables.${density}`)}
            isChosen={view.density === density}
            onChoose={() => view.choose({ density })}
            staysOpen
          />
        ))}
        {grouping && grouping.choices.length > 0 && (
          <>
            <hr className="menu-separator" />
            <MenuChoice
              role="menuitemradio"
              label={t('tables.noGroups')}
              isChosen={grouping.groupedBy === null}
              onChoose={() => grouping.choose(null)}
              staysOpen
            />
            {grouping.choices.map(({ name, label }) => (
              <MenuChoice
                key={name}
                role="menuitemradio"
                label={t('tables.groupBy', { column: label })}
                isChosen={grouping.groupedBy === name}
                onChoose={() => grouping.choose(name)}
                staysOpen
              />
            ))}
          </>
        )}
        <hr className="menu-separator" />
        {view.columns
          .filter(({ isLead }) => !isLead)
          .map(({ name, label, isShown }) => (
            <MenuChoice
              key={name}
              role="menuitemcheckbox"
              label={label}
              isChosen={isShown}
              onChoose={() => view.choose({ column: name, isShown: !isShown })}
              staysOpen
            />
          ))}
        <hr className="menu-separator" />
        <MenuItem onFocus={ColumnsDialog.preload} onClick={() => setArranging(true)}>
          {t('tables.arrange')}
        </MenuItem>
      </MenuButton>
      {isArranging && <ColumnsDialog many={many} view={view} onClose={() => setArranging(false)} />}
    </>
  )
}
