import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { Breadcrumb } from '../../ui/breadcrumb'
import { Button } from '../../ui/button'
import { CopyFrame } from '../../ui/copy-frame'
import { Icon } from '../../ui/icon'
import { ActionButton } from '../action/action-button'
import { nameOf } from '../action/names-of'
import { recordPath } from '../records/record-path'
import styles from './record-page.module.css'
import { useListBefore } from './use-list-before'
import { type Neighbours, useNeighbours } from './use-neighbours'

export type RecordHeadProps = {
  definition: ResourceDefinition
  record: ResourceRecord
}

/** Where a record stands, what it is called, the way to its neighbours, and all that may be done to it. */
export function RecordHead({ definition, record }: RecordHeadProps) {
  const name = nameOf(definition, record)
  const neighbours = useNeighbours(definition, record.id)
  const list = { to: useListBefore(definition), label: t(definition.label.many) }
  const link = () => `${location.origin}${recordPath(definition, record.id)}`
  return (
    <header className={styles.head}>
      <div className={`row ${styles.line}`}>
        <Breadcrumb above={[list]} here={name} />
        <div className={`row ${styles.ways}`}>
          {neighbours && <NeighbourLinks definition={definition} neighbours={neighbours} />}
          <CopyFrame text={t('record.linkCopied')}>
            {(copy, isCopied) => (
              <Button onClick={() => copy(link)}>
                <Icon name={isCopied ? 'check' : 'link'} />
                {t('record.copyLink')}
              </Button>
            )}
          </CopyFrame>
        </div>
      </div>
      <div className={`row ${styles.line}`}>
        <h1>{name}</h1>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in */}
        <div role="group" className="row" aria-label={t('record.actions', { name })}>
          {actionsOf(definition).map((action) => (
            <ActionButton key={action.name} definition={definition} action={action} record={record} />
          ))}
        </div>
      </div>
    </header>
  )
}

/** All that may be done to a record, wherever its list has it; what destroys stands last. */
function actionsOf({ actions }: ResourceDefinition): readonly ActionDefinition[] {
  return actions
    .filter(
      ({ where, opens, bulk }) =>
        opens !== 'detail' && bulk !== 'edit' && where.some((place) => place !== 'toolbar'),
    )
    .toSorted((left, right) => Number(isDangerous(left)) - Number(isDangerous(right)))
}

function isDangerous({ dangerText }: ActionDefinition): boolean {
  return dangerText !== undefined
}

/** To the records beside this one in the list a person came from; Alt with an arrow up or down does the same. */
function NeighbourLinks(props: { definition: ResourceDefinition; neighbours: Neighbours }) {
  const { definition, neighbours } = props
  const { previous, next, place, count, isOfPage } = neighbours
  const { state } = useLocation()
  const navigate = useNavigate()
  const ofPage = isOfPage ? 'OfPage' : ''
  const up = previous && recordPath(definition, previous.id)
  const down = next && recordPath(definition, next.id)
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!event.altKey || isElsewhere(event.target)) return
      const to = event.key === 'ArrowUp' ? up : event.key === 'ArrowDown' ? down : null
      if (to === null) return
      event.preventDefault()
      void navigate(to, { state })
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [up, down, navigate, state])

  const way = (record: ResourceRecord | null, isNext: boolean) => {
    const icon = <Icon name={isNext ? 'sort-down' : 'sort-up'} />
    if (!record) {
      const end = isNext ? 'noNext' : 'noPrevious'
      return (
        <Button kind="icon" isDisabled aria-label={t(`record.${end}${ofPage}`)}>
          {icon}
        </Button>
      )
    }
    return (
      <Link
        className="icon-button"
        to={recordPath(definition, record.id)}
        state={state}
        aria-label={t(isNext ? 'record.next' : 'record.previous', { name: nameOf(definition, record) })}
        aria-keyshortcuts={isNext ? 'Alt+ArrowDown' : 'Alt+ArrowUp'}
      >
        {icon}
      </Link>
    )
  }
  return (
    <nav
      className={`row ${styles.ways}`}
      aria-label={t('record.neighbours', { many: t(definition.label.many) })}
    >
      <span className="second figures">{t(`record.place${ofPage || 'Of'}`, { place, count })}</span>
      {way(previous, false)}
      {way(next, true)}
    </nav>
  )
}

/** The key is meant for what has the focus: an input, or a dialog over the page. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null
  )
}
