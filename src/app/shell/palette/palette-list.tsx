import { useEffect } from 'react'
import type { MessageKey } from '../../../locales/messages'
import { t } from '../../../locales/t'
import { Icon } from '../../../ui/icon'
import styles from './palette.module.css'
import type { PaletteGroup, PaletteItem } from './palette-item'

export type PaletteListProps = {
  id: string
  groups: readonly { group: string; entries: readonly PaletteItem[] }[]
  /** Place of the chosen option among all. */
  current: number
  optionId: (index: number) => string
  onPoint: (index: number) => void
  onChoose: (item: PaletteItem, isNewTab: boolean) => void
}

const titles: Readonly<Record<PaletteGroup, MessageKey>> = {
  recent: 'palette.recent',
  here: 'palette.here',
  actions: 'palette.actions',
  clusters: 'palette.clusters',
  records: 'palette.records',
  pages: 'palette.pages',
  help: 'palette.help',
}

/** The groups of what was found. The focus stays in the input, so none of it is reached by Tab. */
export function PaletteList({ id, groups, current, optionId, ...on }: PaletteListProps) {
  const currentId = optionId(current)
  useEffect(() => {
    // Newer browsers answer a promise, which an effect may not give back.
    void document.getElementById(currentId)?.scrollIntoView?.({ block: 'nearest' })
  }, [currentId])
  const items = groups.flatMap(({ entries }) => entries)
  return (
    <div className={styles.list} id={id} role="listbox" aria-label={t('palette.results')} tabIndex={-1}>
      {groups.map(({ group, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box may hold groups, and no field sets.
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <div className={styles.title} id={`${id}-${group}`} role="presentation">
            {t(titles[entries[0]?.group ?? 'pages'])}
          </div>
          {entries.map((item) => {
            const index = items.indexOf(item)
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, which keeps the focus.
              <div
                key={item.id}
                id={optionId(index)}
                className={styles.option}
                role="option"
                tabIndex={-1}
                aria-selected={index === current}
                aria-disabled={typeof item.reason === 'string' || undefined}
                onPointerMove={() => on.onPoint(index)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={({ ctrlKey, metaKey }) => on.onChoose(item, ctrlKey || metaKey)}
              >
                <Icon name={item.icon} />
                <span className={styles.words}>
                  <bdi>{item.label}</bdi>
                  {item.reason && <span className={styles.reason}> {item.reason}</span>}
                </span>
                {item.note && <span className={styles.beside}>{item.note}</span>}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
