import { t } from '../../locales/t'
import { Icon } from '../../ui/icon'
import { MenuButton } from '../../ui/menu-button'
import { chooseTheme, type ThemeChoice, themeChoices } from '../../ui/theme-choice'
import { useThemeChoice } from '../../ui/use-color-scheme'

/** Follows the system, or a choice that is remembered. */
export function ThemeSwitch() {
  const current = useThemeChoice()
  return (
    <MenuButton
      label={t('shell.themeNow', { choice: t(themeLabels[current]) })}
      className="icon-button"
      button={<Icon name={themeIcons[current]} />}
    >
      {themeChoices.map((choice) => (
        <button
          key={choice}
          type="button"
          className="menu-item"
          role="menuitemradio"
          aria-checked={choice === current}
          tabIndex={-1}
          onClick={() => chooseTheme(choice)}
        >
          <Icon name={themeIcons[choice]} />
          {t(themeLabels[choice])}
        </button>
      ))}
    </MenuButton>
  )
}

export const themeIcons = { system: 'screen', light: 'sun', dark: 'moon' } as const satisfies Record<
  ThemeChoice,
  string
>
export const themeLabels = {
  system: 'shell.themeSystem',
  light: 'shell.themeLight',
  dark: 'shell.themeDark',
} as const satisfies Record<ThemeChoice, string>
