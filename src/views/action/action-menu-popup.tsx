import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { Verdict } from '../../access/explain'
import { wayOutText, waysOutOf } from '../../access/ways-out'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import { t } from '../../locales/t'
import { ExternalLink } from '../../ui/external-link'
import { Icon } from '../../ui/icon'
import { Menu } from '../../ui/menu'
import { hasMoreReasons, MoreReasons, useWayAddresses } from '../reasons/more-reasons'
import type { OpenMenu } from './action-host-context'
import styles from './action-menu-popup.module.css'
import { linkOf } from './link-of'
import { nameOf } from './names-of'
import { useActionContext } from './use-action-context'
import { verdictOn } from './verdict-on'

export type ActionMenuPopupProps = {
  definition: ResourceDefinition
  menu: OpenMenu
  onClose: () => void
  onChoose: (action: ActionDefinition) => void
  /** Called when an entry is pointed at or has the focus. */
  onIntent: (action: ActionDefinition) => void
}

/**
 * The open menu of a record. An entry that may not be used stays reachable and says why under its label; the links to
 * what changes that are entries after it.
 */
export function ActionMenuPopup(props: ActionMenuPopupProps) {
  const { definition, menu, onClose } = props
  const context = useActionContext(definition)
  // As they were when it opened: nothing changes under the person's hand.
  const [entries] = useState(() =>
    definition.actions
      .filter(({ where }) => where.includes(menu.place))
      .map((action) => ({ action, ...verdictOn(definition, action, menu.record, context) }))
      .filter(({ isHidden }) => !isHidden),
  )
  const label = t('views.actionsOf', { name: nameOf(definition, menu.record) })
  return (
    <Menu label={label} opener={menu.opener} onClose={onClose}>
      {entries.map((entry) => (
        <MenuEntry key={entry.action.name} {...props} entry={entry} />
      ))}
    </Menu>
  )
}

type MenuEntryProps = Pick<ActionMenuPopupProps, 'menu' | 'onChoose' | 'onIntent'> & {
  entry: Pick<Verdict, 'isAllowed' | 'reasons'> & { action: ActionDefinition }
}

function MenuEntry({ menu, onChoose, onIntent, entry: { action, isAllowed, reasons } }: MenuEntryProps) {
  const addresses = useWayAddresses()
  const reason = reasons[0]?.sentence
  const reasonId = useId()
  const moreId = hasMoreReasons(reasons) ? `${reasonId}-more` : undefined
  const href = isAllowed ? linkOf(action, menu.record) : undefined
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    className: 'menu-item',
    'data-dangerous': action.dangerText && true,
    'aria-labelledby': href ? undefined : `${reasonId}-label`,
    'aria-describedby': reason && [reasonId, moreId].filter(Boolean).join(' '),
  }
  const content = (
    <>
      <Icon name={action.icon} />
      <span>
        <span id={`${reasonId}-label`}>{t(action.label)}</span>
        {reason && (
          <span className={styles.reason} id={reasonId} role="tooltip">
            {reason}
          </span>
        )}
        {moreId && (
          <span className={styles.reason} id={moreId}>
            <MoreReasons reasons={reasons} isPlain />
          </span>
        )}
      </span>
    </>
  )
  return (
    <>
      {href ? (
        <ExternalLink {...shared} href={href}>
          {content}
        </ExternalLink>
      ) : (
        <button
          {...shared}
          type="button"
          aria-disabled={!isAllowed || undefined}
          // The menu gives the focus to what is pointed at.
          onFocus={() => isAllowed && onIntent(action)}
          onClick={() => isAllowed && onChoose(action)}
        >
          {content}
        </button>
      )}
      {waysOutOf(reasons).map(
        (way) =>
          addresses[way] && (
            <Link
              key={way}
              to={addresses[way]}
              role="menuitem"
              tabIndex={-1}
              className={`menu-item ${styles.way}`}
            >
              {t(wayOutText(way, reasons))}
            </Link>
          ),
      )}
    </>
  )
}
