import { Fragment, useId } from 'react'
import { Link } from 'react-router'
import type { Verdict } from '../../access/explain'
import { wayOutText, waysOutOf } from '../../access/ways-out'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { Icon } from '../../ui/icon'
import { Menu } from '../../ui/menu'
import { hasMoreReasons, MoreReasons, useWayAddresses } from '../reasons/more-reasons'
import styles from './action-menu-popup.module.css'
import { nameOf } from './names-of'

export type OpenMenu = {
  record: ResourceRecord
  entries: readonly { action: ActionDefinition; verdict: Verdict }[]
  opener: HTMLElement
  onClose: () => void
}

export type ActionMenuPopupProps = {
  definition: ResourceDefinition
  menu: OpenMenu
  onClose: () => void
  onChoose: (action: ActionDefinition) => void
}

/**
 * The open menu of a record. An entry that may not be used stays reachable and says why under its label; the links to
 * what changes that are entries after it.
 */
export function ActionMenuPopup({ definition, menu, onClose, onChoose }: ActionMenuPopupProps) {
  const id = useId()
  const addresses = useWayAddresses()
  const label = t('views.actionsOf', { name: nameOf(definition, menu.record) })
  return (
    <Menu label={label} opener={menu.opener} onClose={onClose}>
      {menu.entries.map(({ action, verdict }) => {
        const reasons = verdict.isAllowed ? [] : verdict.reasons
        const reason = reasons[0]?.sentence
        const reasonId = `${id}-${action.name}`
        const moreId = hasMoreReasons(reasons) ? `${reasonId}-more` : undefined
        return (
          <Fragment key={action.name}>
            <button
              type="button"
              role="menuitem"
              tabIndex={-1}
              className="menu-item"
              data-dangerous={action.dangerText && true}
              aria-disabled={!verdict.isAllowed || undefined}
              aria-labelledby={`${reasonId}-label`}
              aria-describedby={reason && [reasonId, moreId].filter(Boolean).join(' ')}
              onClick={() => verdict.isAllowed && onChoose(action)}
            >
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
            </button>
            {waysOutOf(reasons).map((way) => {
              const address = addresses[way]
              if (!address) return null
              return (
                <Link
                  key={way}
                  to={address}
                  role="menuitem"
                  tabIndex={-1}
                  className={`menu-item ${styles.way}`}
                >
                  {t(wayOutText(way, reasons))}
                </Link>
              )
            })}
          </Fragment>
        )
      })}
    </Menu>
  )
}
