import type { ReactNode } from 'react'
import styles from './icon.module.css'

/** Drawn on a 16 by 16 grid with the text's colour. */
const shapes = {
  connect: <path d="M5 3.2v9.6a.6.6 0 0 0 .92.5l7.2-4.8a.6.6 0 0 0 0-1L5.92 2.7a.6.6 0 0 0-.92.5Z" />,
  disconnect: (
    <>
      <path d="M8 2v5.5" />
      <path d="M4.6 4.2a5.2 5.2 0 1 0 6.8 0" />
    </>
  ),
  clone: (
    <>
      <rect x="5.5" y="5.5" width="8" height="8" rx="1.5" />
      <path d="M10.5 5.5V4A1.5 1.5 0 0 0 9 2.5H4A1.5 1.5 0 0 0 2.5 4v5A1.5 1.5 0 0 0 4 10.5h1.5" />
    </>
  ),
  delete: (
    <>
      <path d="M2.7 4.25h10.5" />
      <path d="M6 4.25V3a.75.75 0 0 1 .75-.75h2.5A.75.75 0 0 1 10 3v1.2" />
      <path d="m4 4.2.5 8.6a1 1 0 0 0 1 .9h5a1 1 0 0 0 1-.9l.5-8.6" />
      <path d="M6.7 7v4M9.2 7v4" />
    </>
  ),
  more: (
    <>
      <circle cx="8" cy="3.2" r=".9" fill="currentColor" />
      <circle cx="8" cy="8" r=".9" fill="currentColor" />
      <circle cx="8" cy="12.7" r=".9" fill="currentColor" />
    </>
  ),
  chevron: <path d="m5.5 3.5 4.5 4.5-4.5 4.5" />,
  search: (
    <>
      <circle cx="7" cy="7" r="4.2" />
      <path d="m10.2 10.2 3.2 3.2" />
    </>
  ),
  edit: (
    <>
      <path d="m3 13 .6-2.8L10.8 3a1.2 1.2 0 0 1 1.7 0l.5.5a1.2 1.2 0 0 1 0 1.7L5.8 12.4 3 13Z" />
      <path d="m9.6 4.2 2.2 2.2" />
    </>
  ),
  view: (
    <>
      <path d="M1.8 8S4 3.8 8 3.8 14.2 8 14.2 8 12 12.2 8 12.2 1.8 8 1.8 8Z" />
      <circle cx="8" cy="8" r="1.9" />
    </>
  ),
  details: (
    <>
      <rect x="2.75" y="2.75" width="10.5" height="10.5" rx="1.5" />
      <path d="M5.5 6h5M5.5 8.25h5M5.5 10.5h3" />
    </>
  ),
  key: (
    <>
      <circle cx="5.2" cy="10.8" r="2.7" />
      <path d="m7.2 8.8 5.6-5.6M10.6 5.4l1.9 1.9" />
    </>
  ),
  bell: (
    <>
      <path d="M4 11V7.2a4 4 0 0 1 8 0V11l1 1.2H3L4 11Z" />
      <path d="M6.8 13.6a1.3 1.3 0 0 0 2.4 0" />
    </>
  ),
  tag: (
    <>
      <path d="M2.75 8.2V3.5a.75.75 0 0 1 .75-.75h4.7l5 5a1 1 0 0 1 0 1.4l-4 4a1 1 0 0 1-1.4 0l-5.05-5Z" />
      <circle cx="5.6" cy="5.6" r=".9" fill="currentColor" />
    </>
  ),
  link: (
    <>
      <path d="M6.8 9.2a2.6 2.6 0 0 0 3.7 0l2-2a2.6 2.6 0 0 0-3.7-3.7l-.8.8" />
      <path d="M9.2 6.8a2.6 2.6 0 0 0-3.7 0l-2 2a2.6 2.6 0 0 0 3.7 3.7l.8-.8" />
    </>
  ),
  plus: <path d="M8 3v10M3 8h10" />,
  refresh: (
    <>
      <path d="M13 8a5 5 0 1 1-1.6-3.6" />
      <path d="M13.2 2v3h-3" />
    </>
  ),
  copy: (
    <>
      <rect x="5.5" y="5.5" width="8" height="8" rx="1.5" />
      <path d="M10.5 5.5V4A1.5 1.5 0 0 0 9 2.5H4A1.5 1.5 0 0 0 2.5 4v5A1.5 1.5 0 0 0 4 10.5h1.5" />
    </>
  ),
  check: <path d="m3 8.5 3.2 3.25L13 5" />,
  external: (
    <>
      <path d="M9.5 2.75h3.75V6.5" />
      <path d="M13 3 7.5 8.5" />
      <path d="M11.5 9.5v2.75a1 1 0 0 1-1 1H3.75a1 1 0 0 1-1-1V5.5a1 1 0 0 1 1-1H6.5" />
    </>
  ),
  place: (
    <>
      <path d="M8 14s4.7-4.1 4.7-7.5a4.7 4.7 0 0 0-9.5 0C3.2 9.9 8 14 8 14Z" />
      <circle cx="8" cy="6.5" r="1.6" />
    </>
  ),
  size: (
    <>
      <rect x="2.5" y="2.7" width="11" height="4.2" rx="1" />
      <rect x="2.5" y="9" width="11" height="4.2" rx="1" />
      <path d="M5 4.9h.01M5 11.1h.01" />
    </>
  ),
  version: (
    <>
      <path d="M8.8 2.5H13.5v4.7l-6 6a1 1 0 0 1-1.4 0L2.8 9.9a1 1 0 0 1 0-1.4Z" />
      <path d="M11 5h.01" />
    </>
  ),
  clock: (
    <>
      <circle cx="8" cy="8" r="5.5" />
      <path d="M8 4.75V8l2.2 1.5" />
    </>
  ),
  'state-connected': (
    <>
      <circle cx="8" cy="8" r="5.7" />
      <path d="m5.5 8.2 1.7 1.75L10.6 6.4" />
    </>
  ),
  'state-working': <path d="M13.5 8A5.5 5.5 0 1 1 8 2.5" />,
  'state-disconnected': (
    <>
      <circle cx="8" cy="8" r="5.7" />
      <path d="M5.5 8h5" />
    </>
  ),
  'state-unavailable': (
    <>
      <path d="M8 2.5 14 13H2Z" />
      <path d="M8 6.5v3M8 11.3h.01" />
    </>
  ),
  'state-unknown': (
    <>
      <circle cx="8" cy="8" r="5.7" />
      <path d="M6.4 6.5a1.6 1.6 0 1 1 2.3 1.45c-.5.25-.7.5-.7 1.05M8 11.2h.01" />
    </>
  ),
  alert: (
    <>
      <circle cx="8" cy="8" r="5.7" />
      <path d="M8 5v3.5M8 10.8h.01" />
    </>
  ),
  empty: (
    <>
      <rect x="2.5" y="2.7" width="11" height="4.2" rx="1" />
      <rect x="2.5" y="9" width="11" height="4.2" rx="1" strokeDasharray="2 1.5" />
    </>
  ),
  book: (
    <>
      <path d="M8 4C6.5 3 4.5 2.7 2.5 2.75v9.5c2 0 4 .25 5.5 1.2 1.5-1 3.5-1.2 5.5-1.25v-9.5C11.5 2.7 9.5 3 8 4Z" />
      <path d="M8 4v9.5" />
    </>
  ),
  cap: (
    <>
      <path d="m1.7 6.2 6.2-3 6.2 3-6.2 3Z" />
      <path d="M4.5 7.75v3c1 1 2.2 1.5 3.5 1.5s2.5-.5 3.5-1.5v-3" />
    </>
  ),
  people: (
    <>
      <circle cx="6" cy="5.5" r="2.2" />
      <path d="M2 13c0-2.2 1.7-3.7 4-3.75s4 1.5 4 3.7" />
      <path d="M10.5 3.6a2.2 2.2 0 0 1 0 3.8M11.7 9.7c1.4.6 2.2 1.8 2.2 3.3" />
    </>
  ),
  box: (
    <>
      <path d="M2.5 5 8 2.2 13.5 5v6L8 13.7 2.5 11Z" />
      <path d="M2.5 5 8 7.7 13.5 5M8 7.75v6" />
    </>
  ),
  close: <path d="m4 4 8 8M12 4l-8 8" />,
  spark: <path d="M8 2.2 9.4 6.6 13.7 8 9.4 9.4 8 13.7 6.6 9.4 2.2 8 6.6 6.6Z" />,
  cloud: <path d="M4.7 12.5a2.7 2.7 0 0 1-.3-5.48 3.7 3.7 0 0 1 7.2.7 2.4 2.4 0 0 1-.45 4.78Z" />,
  stop: <rect x="3.7" y="3.7" width="8.6" height="8.6" rx="1.2" />,
  restart: (
    <>
      <path d="M3 8a5 5 0 1 0 1.6-3.6" />
      <path d="M2.8 2v3h3" />
    </>
  ),
  sync: (
    <>
      <path d="M2.8 7a5.3 5.3 0 0 1 9.4-2.4L13.2 6" />
      <path d="M13.2 9a5.3 5.3 0 0 1-9.4 2.4L2.8 10" />
      <path d="M13.3 2.8V6h-3.2M2.7 13.2V10h3.2" />
    </>
  ),
  resize: (
    <>
      <path d="M9.5 2.7h3.8v3.8M6.5 13.3H2.7V9.5" />
      <path d="M13 3 9.3 6.7M3 13l3.7-3.7" />
    </>
  ),
  download: (
    <>
      <path d="M8 2.5v7.5m-3-3 3 3 3-3" />
      <path d="M2.75 13.25h10.5" />
    </>
  ),
  upload: (
    <>
      <path d="M8 10.5V3M5 6l3-3 3 3" />
      <path d="M2.75 13.25h10.5" />
    </>
  ),
  invite: (
    <>
      <circle cx="6.5" cy="5.3" r="2.4" />
      <path d="M2 13.2c0-2.4 2-4 4.5-4 1 0 1.9.2 2.6.7M11.7 9.5v4M9.7 11.5h4" />
    </>
  ),
  calendar: (
    <>
      <rect x="2.5" y="3.5" width="11" height="10" rx="1.4" />
      <path d="M2.5 6.7h11M5.3 2v2.8M10.7 2v2.8" />
    </>
  ),
  shield: <path d="M8 2.2 13 4v3.7c0 3-2 5.2-5 6.2-3-1-5-3.2-5-6.2V4Z" />,
  info: (
    <>
      <circle cx="8" cy="8" r="5.7" />
      <path d="M8 7.5V11M8 5.2h.01" />
    </>
  ),
  'sort-up': <path d="M8 13V3.2M4.2 7 8 3.2 11.8 7" />,
  'sort-down': <path d="M8 3v9.8M4.2 9 8 12.8 11.8 9" />,
  sortable: <path d="m5 6 3-3 3 3M5 10l3 3 3-3" />,
} as const satisfies Readonly<Record<string, ReactNode>>

export type IconName = keyof typeof shapes

/** Names a definition may use for its actions. */
export const iconNames: ReadonlySet<string> = new Set(Object.keys(shapes))

/** An icon beside words: hidden from screen readers, because the words say the same. */
export function Icon({ name, isSpinning = false }: { name: string; isSpinning?: boolean }) {
  return (
    <svg
      className={isSpinning ? `${styles.icon} ${styles.spinning}` : styles.icon}
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {isIconName(name) ? shapes[name] : null}
    </svg>
  )
}

function isIconName(name: string): name is IconName {
  return iconNames.has(name)
}
