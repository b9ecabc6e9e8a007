import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { openedBy } from '../../../definitions/opened-by'
import { rankEntries, withRecent } from '../../../domain/palette'
import { t } from '../../../locales/t'
import { useSession } from '../../../providers/session-context'
import { Dialog } from '../../../ui/dialog'
import { openInNewTab } from '../../../ui/open-in-new-tab'
import { useActionHost } from '../../../views/action/action-host-context'
import type { Records } from '../../../views/records/use-records'
import { clusterHere, hasClusterHost } from '../../cluster-here'
import { keepRecentChoices, recentChoices } from '../../recent-choices'
import { useClusterItems } from './cluster-items'
import { usePageItems } from './page-items'
import styles from './palette.module.css'
import type { PaletteCommand, PaletteItem } from './palette-item'
import { PaletteList } from './palette-list'
import { useRecordItems } from './record-items'
import { usePlaceItems } from './use-place-items'

export type PaletteDialogProps = {
  onClose: () => void
  onShortcuts: () => void
  /** Starts an action of another resource than the clusters. */
  onCommand: (command: PaletteCommand, opener: HTMLElement | null) => void
  /** The clusters; absent for who may not list them. */
  list?: Records
}

const listId = 'palette-list'
const optionId = (index: number) => `palette-option-${index}`

/** One input, and below it what answers: a combobox whose list is always open. */
export function PaletteDialog({ onClose, onShortcuts, onCommand, list }: PaletteDialogProps) {
  const { person } = useSession()
  const [typed, setTyped] = useState('')
  const [recent] = useState(() => recentChoices(person.uuid))
  const groups = rankEntries(useItems(list, recent, typed.trim() !== ''), typed, recent)
  const items = groups.flatMap(({ entries }) => entries)
  const [index, mark] = useMark(items, typed)
  const choose = useChoose({ onClose, onShortcuts, onCommand }, (id) =>
    keepRecentChoices(person.uuid, withRecent(recent, id)),
  )
  const count = t('palette.count', { count: items.length })

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const isWithKey = event.ctrlKey || event.metaKey
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const item = items[index]
    if (isWithKey && event.key.toLowerCase() === 'k') onClose()
    else if (step !== undefined) mark(placeAfter(index, step, items.length))
    else if (event.key === 'Enter') item && choose(item, isWithKey)
    else return
    event.preventDefault()
  }

  return (
    <Dialog title={t('palette.title')} width={640} isAtTop onClose={onClose}>
      <input
        className={styles.input}
        role="combobox"
        aria-label={t('palette.input')}
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={index < 0 ? undefined : optionId(index)}
        placeholder={t('palette.input')}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={handleKeyDown}
      />
      <p className="visually-hidden" role="status">
        {count}
      </p>
      <PaletteList
        id={listId}
        groups={groups}
        current={index}
        optionId={optionId}
        onPoint={mark}
        onChoose={choose}
      />
      {items.length === 0 && <p className={styles.note}>{t('palette.none', { typed: typed.trim() })}</p>}
      {list && !list.records && (
        <p className={styles.note}>{t(list.error ? 'palette.failed' : 'palette.loading')}</p>
      )}
    </Dialog>
  )
}

/**
 * The place of the marked entry, and the way to mark another one. It is the first one of what a letter found; from then
 * on the mark stays with its entry, whatever arrives before it: Enter does what a person saw marked. Where that entry is
 * gone nothing is marked, with the place -1.
 */
function useMark(
  items: readonly PaletteItem[],
  typed: string,
): [index: number, mark: (index: number) => void] {
  const [marked, setMarked] = useState<{ typed: string; id?: string }>({ typed })
  const first = items[0]?.id
  const isFirst = marked.typed !== typed || marked.id === undefined
  if (isFirst && first !== undefined && typed.trim() !== '') setMarked({ typed, id: first })
  const id = isFirst ? first : marked.id
  function mark(index: number) {
    // A pointer tells of each step over the same entry, and what can be found is looked up at every drawing.
    if (items[index]?.id !== id) setMarked({ typed, id: items[index]?.id })
  }
  return [items.findIndex((item) => item.id === id), mark]
}

/** The place an arrow leads to, round the ends; from no place to the first or the last one. */
function placeAfter(index: number, step: number, count: number): number {
  const from = index < 0 && step < 0 ? 0 : index
  return (from + step + count) % Math.max(1, count)
}

/** All that can be found; while nothing is typed, what is near: recents, and of the actions those of the cluster here. */
function useItems(list: Records | undefined, recent: readonly string[], isTyped: boolean): PaletteItem[] {
  const { pathname } = useLocation()
  const here = clusterHere(pathname)
  const ofClusters = useClusterItems(list?.records ?? [], here)
  const all = [...usePlaceItems(here, isTyped), ...ofClusters, ...useRecordItems(isTyped), ...usePageItems()]
  if (isTyped) return all
  const isNear = ({ does }: PaletteItem) => does.kind !== 'start' || does.record.name === here
  return [
    ...recent.flatMap((id) => {
      const item = all.find((each) => each.id === id)
      return item ? [{ ...item, group: 'recent' as const }] : []
    }),
    ...all.filter((item) => isNear(item) && !recent.includes(item.id)),
  ]
}

function useChoose(
  { onClose, onShortcuts, onCommand }: Omit<PaletteDialogProps, 'list'>,
  onChosen: (id: string) => void,
) {
  const navigate = useNavigate()
  const host = useActionHost()
  const { pathname } = useLocation()
  const [focused] = useState(() => document.activeElement)
  const opener = focused instanceof HTMLElement ? focused : null
  return ({ id, does, reason }: PaletteItem, isNewTab: boolean) => {
    if (typeof reason === 'string') return
    if (does.kind === 'shortcuts') return onShortcuts()
    if (does.kind === 'go' && /^(cluster|page):/.test(id)) onChosen(id)
    // What opens next has to find the focus where it was.
    if (!isNewTab) flushSync(onClose)
    if (does.kind === 'leave') return openInNewTab(does.href)
    if (does.kind === 'go') return isNewTab ? openInNewTab(does.to) : void navigate(does.to)
    if (isNewTab) return
    if (does.kind === 'run') return does.run()
    if (does.kind === 'command') return onCommand(does, opener)
    const { action, record } = does
    const form = openedBy(action)
    const address = `/clusters?open=${encodeURIComponent(`${form}:${record.id}`)}`
    if (form !== undefined && !hasClusterHost(pathname)) return void navigate(address)
    host.start(action, [record], opener)
  }
}
