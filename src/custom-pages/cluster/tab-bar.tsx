import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { t } from '../../locales/t'
import styles from './tab-bar.module.css'
import type { Tab } from './tabs'

export type TabBarProps = { tabs: readonly Tab[]; current: string; label: string }

/**
 * The tabs as links, so that one can be opened in a tab of the browser: antd's cannot, a link within one would be a
 * control in a control. Arrows, Home and End move between them and open what they reach. On small screens the bar scrolls sideways and keeps the open tab in sight.
 */
export function TabBar({ tabs, current, label }: TabBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      const open = element.querySelector<HTMLElement>(`#${tabId(current)}`)
      // Only the bar moves: the page keeps its place.
      if (open) element.scrollLeft = open.offsetLeft - (element.clientWidth - open.offsetWidth) / 2
    })
    // Tells the width it has now, and every other one that the window gives it.
    observer.observe(element)
    return () => observer.disconnect()
  }, [current])

  function handleKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    // Keys may follow one another faster than tabs are drawn: the next goes on from where the focus is.
    const from = tabs.findIndex(({ key }) => tabId(key) === document.activeElement?.id)
    const target = tabs[targetOf(event.key, from, tabs.length)]
    if (!target) return
    event.preventDefault()
    document.getElementById(tabId(target.key))?.focus({ preventScroll: true })
    void navigate(addressOf(target.key), { replace: true, preventScrollReset: true })
  }

  return (
    <div ref={bar} className={styles.bar} role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
      {tabs.map((tab) => (
        <Link
          key={tab.key}
          id={tabId(tab.key)}
          className={styles.tab}
          role="tab"
          to={addressOf(tab.key)}
          preventScrollReset
          tabIndex={tab.key === current ? 0 : -1}
          aria-selected={tab.key === current}
          aria-controls={tab.key === current ? panelId(tab.key) : undefined}
        >
          {t(tab.label)}
        </Link>
      ))}
    </div>
  )
}

export function tabId(key: string): string {
  return `tab-${key}`
}

export function panelId(key: string): string {
  return `panel-${key}`
}

function addressOf(key: string): string {
  return `?tab=${encodeURIComponent(key)}`
}

/** Where a key leads from the tab with the focus; -1 for keys that do not move. */
function targetOf(key: string, current: number, count: number): number {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count
    case 'ArrowLeft':
      return (current - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case ' ':
      return current
    default:
      return -1
  }
}
