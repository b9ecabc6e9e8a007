import type { ResourceDefinition } from '../../definitions/define'
import { t } from '../../locales/t'
import { Icon } from '../../ui/icon'
import { MenuButton } from '../../ui/menu-button'
import { useColumns } from './use-columns'
import { isColumnShown, type ViewChoices } from './use-view-choices'

export type ViewMenuProps = {
  definition: ResourceDefinition
  choices: ViewChoices
  onChange: (change: Partial<ViewChoices>) => void
}

/** Which columns a table has and how close its rows stand. It stays open while one chooses. */
export function ViewMenu({ definition, choices, onChange }: ViewMenuProps) {
  const columns = useColumns(definition).filter(({ name }) => name !== definition.titleField)
  return (
    <MenuButton
      label={t('views.viewMenu', { many: t(definition.label.many) })}
      className="icon-button"
      button={<Icon name="sliders" />}
    >
      {(['comfortable', 'compact'] as const).map((density) => (
        <Choice
          key={density}
          role="menuitemradio"
          label={t(`views.${density}`)}
          isChosen={choices.density === density}
          onChoose={() => onChange({ density })}
        />
      ))}
      <hr className="menu-separator" />
      {columns.map(({ name, field }) => {
        const isShown = isColumnShown(definition, name, choices)
        return (
          <Choice
            key={name}
            role="menuitemcheckbox"
            label={t(field.label)}
            isChosen={isShown}
            onChoose={() => onChange({ columns: { ...choices.columns, [name]: !isShown } })}
          />
        )
      })}
    </MenuButton>
  )
}

function Choice(props: {
  role: 'menuitemradio' | 'menuitemcheckbox'
  label: string
  isChosen: boolean
  onChoose: () => void
}) {
  const { role, label, isChosen, onChoose } = props
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have a state, which biome reads of neither
    <button
      type="button"
      role={role}
      className="menu-item"
      aria-checked={isChosen}
      onClick={(event) => {
        // The menu closes by a click that reaches it.
        event.stopPropagation()
        onChoose()
      }}
    >
      <span style={{ visibility: isChosen ? 'visible' : 'hidden' }}>
        <Icon name="check" />
      </span>
      {label}
    </button>
  )
}
