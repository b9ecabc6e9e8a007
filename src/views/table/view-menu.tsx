import '../../locales/table-texts'
import type { ResourceDefinition } from '../../definitions/define'
import { t } from '../../locales/t'
import { Icon } from '../../ui/icon'
import { MenuButton } from '../../ui/menu-button'
import { MenuChoice } from '../../ui/menu-choice'
import type { TableView } from './use-table-view'

/** Which columns a table has and how close its rows stand. It stays open while one chooses. */
export function ViewMenu({ definition, view }: { definition: ResourceDefinition; view: TableView }) {
  return (
    <MenuButton
      label={t('tables.viewMenu', { many: t(definition.label.many) })}
      className="icon-button"
      button={<Icon name="sliders" />}
    >
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
    </MenuButton>
  )
}
