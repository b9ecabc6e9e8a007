import { type ReactNode, type Ref, useId } from 'react'
import { areaLabel, areas } from '../../access/action-labels'
import { explored, type Finding } from '../../access/explore'
import { matrixRoles } from '../../access/role-matrix'
import { type ClusterState, clusterStates } from '../../domain/cluster-state'
import { t } from '../../locales/t'
import { stateLabel } from '../../resources/user/clusters/labels'
import { Icon } from '../../ui/icon'
import { useTyped } from '../../views/list/use-typed'
import type { AccessAddress } from './access-address'
import { asOfPerson } from './chosen-who'
import { countOf } from './exploration'
import styles from './explorer-controls.module.css'
import { verdictLabels } from './rule-words'
import type { People } from './use-people'
import { personLabel, roleLabel } from './who-label'

/** Milliseconds of quiet after which what is typed reaches the address bar. */
const typingPause = 150

export type ExplorerControlsProps = {
  searchRef?: Ref<HTMLInputElement>
  address: AccessAddress
  people: People
  /** The state the cluster is in. */
  now: ClusterState
  findings: readonly Finding[]
}

/** Whose access is looked at, in which state, and which part of it. */
export function ExplorerControls({ searchRef, address, people, now, findings }: ExplorerControlsProps) {
  const { as, state, area, verdict, change } = address
  const searching = {
    search: address.search,
    change: ({ search }: { search: string }) => change({ q: search }),
  }
  const [typed, setTyped] = useTyped(searching, typingPause)
  const searchId = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: jsdom does not know the element search
    <div role="search" className={styles.controls} aria-label={t('accessExplorer.title')}>
      <Choice label={t('accessExplorer.who')} value={as} isMain onChange={(value) => change({ as: value })}>
        <option value="me">{t('accessExplorer.whoMe')}</option>
        <optgroup label={t('accessExplorer.whoRoles')}>
          {matrixRoles.map((role) => (
            <option key={role} value={role}>
              {roleLabel(role)}
            </option>
          ))}
        </optgroup>
        {(people.list.length > 0 || people.isLoading) && (
          <optgroup label={t('accessExplorer.whoPeople')}>
            {people.isLoading && <option disabled>{t('accessExplorer.peopleLoading')}</option>}
            {people.list.map((person) => (
              <option key={person.id} value={asOfPerson(person.id)}>
                {personLabel(person)}
              </option>
            ))}
          </optgroup>
        )}
      </Choice>
      <Choice
        label={t('accessExplorer.state')}
        value={state ?? ''}
        onChange={(value) => change({ state: value })}
      >
        <option value="">{t('accessExplorer.stateNow', { state: t(stateLabel(now)) })}</option>
        {clusterStates.map((known) => (
          <option key={known} value={known}>
            {t(stateLabel(known))}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('accessExplorer.area')}
        value={area ?? ''}
        onChange={(value) => change({ area: value })}
      >
        <option value="">{t('accessExplorer.areaAll')}</option>
        {areas.map((known) => (
          <option key={known} value={known}>
            {t(areaLabel(known))}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('accessExplorer.verdict')}
        value={verdict ?? ''}
        onChange={(value) => change({ verdict: value })}
      >
        <option value="">{t('accessExplorer.verdictAll')}</option>
        {explored.map((known) => (
          <option key={known} value={known}>
            {`${t(verdictLabels[known])} (${countOf(findings, known)})`}
          </option>
        ))}
      </Choice>
      <div className={styles.labelled}>
        <label htmlFor={searchId}>{t('accessExplorer.search')}</label>
        <span className="control">
          <Icon name="search" />
          <input
            ref={searchRef}
            id={searchId}
            type="search"
            placeholder={t('accessExplorer.searchPlaceholder')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </span>
      </div>
    </div>
  )
}

function Choice(props: {
  label: string
  value: string
  isMain?: boolean
  onChange: (value: string) => void
  children: ReactNode
}) {
  const { label, value, isMain, onChange, children } = props
  const id = useId()
  return (
    <div className={styles.labelled} data-main={isMain || undefined}>
      <label htmlFor={id}>{label}</label>
      <span className="control">
        <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          {children}
        </select>
        <Icon name="chevron" />
      </span>
    </div>
  )
}
