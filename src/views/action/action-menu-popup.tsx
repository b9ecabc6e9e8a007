import { Fragment, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Verdict } from '../../access/explain'
import { wayOutText, waysOutOf } from '../../access/ways-out'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { Icon } from '../../ui/icon'
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
 * The open menu of a record. Arrows move, letters jump, Escape closes and gives focus back. An entry that may not
 * be used stays reachable and says why under its label; the links to what changes that are entries after it.
 */
export function ActionMenuPopup({ definition, menu, onClose, onChoose }: ActionMenuPopupProps) {
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const [position, setPosition] = useState<{ top: number; right: number } | null>(null)
  const name = nameOf(definition, menu.record)
  const addresses = useWayAddresses()

  useLayoutEffect(() => {
    const anchor = menu.opener.getBoundingClientRect()
    const height = list.current?.offsetHeight ?? 0
    const isAbove = anchor.bottom + height + 8 > window.innerHeight && anchor.top > height + 8
    const top = isAbove ? anchor.top - height - 4 : anchor.bottom + 4
    const frame = (list.current?.offsetParent ?? document.documentElement).getBoundingClientRect()
    setPosition({ top: top - frame.top, right: Math.max(frame.right - anchor.right, 0) })
    entriesOf(list.current)[0]?.focus({ preventScroll: true })
  }, [menu.opener])

  useEffect(() => {
    function handlePointerDown(event: PointerEvent) {
      if (event.target instanceof Node && list.current?.contains(event.target)) return
      onClose()
    }
    document.addEventListener('pointerdown', handlePointerDown, true)
    return () => document.removeEventListener('pointerdown', handlePointerDown, true)
  }, [onClose])

  function close() {
    onClose()
    if (menu.opener.isConnected) menu.opener.focus()
  }

  function handleKeyDown(event: KeyboardEvent) {
    const entries = entriesOf(list.current)
    const current = entries.findIndex((entry) => entry.matches(':focus'))
    const target = keyTarget(event.key, current, entries)
    if (target !== null) {
      event.preventDefault()
      entries[target]?.focus()
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault()
      close()
    }
  }

  return (
    <div
      ref={list}
      className={styles.menu}
      role="menu"
      aria-label={t('views.actionsOf', { name })}
      tabIndex={-1}
      style={position ?? { opacity: 0 }}
      onKeyDown={handleKeyDown}
    >
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
              className={action.isDangerous ? `${styles.entry} ${styles.dangerous}` : styles.entry}
              aria-disabled={!verdict.isAllowed || undefined}
              aria-labelledby={`${reasonId}-label`}
              aria-describedby={reason && [reasonId, moreId].filter(Boolean).join(' ')}
              onPointerMove={(event) => event.currentTarget.focus({ preventScroll: true })}
              onClick={() => {
                if (!verdict.isAllowed) return
                close()
                onChoose(action)
              }}
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
                  className={`${styles.entry} ${styles.way}`}
                  onPointerMove={(event) => event.currentTarget.focus({ preventScroll: true })}
                  onClick={onClose}
                >
                  {t(wayOutText(way))}
                </Link>
              )
            })}
          </Fragment>
        )
      })}
    </div>
  )
}

function entriesOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
}

/** Where a key leads from the current entry; null for keys that do not move. */
function keyTarget(key: string, current: number, entries: readonly HTMLElement[]): number | null {
  const count = entries.length
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count
    case 'ArrowUp':
      return (current - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default: {
      if (!/^\p{L}$/u.test(key)) return null
      const found = entries.findIndex(({ textContent }) =>
        textContent?.trim().toLowerCase().startsWith(key.toLowerCase()),
      )
      return found === -1 ? null : found
    }
  }
}
