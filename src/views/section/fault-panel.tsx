import type { ResourceDefinition } from '../../definitions/define'
import type { Fault } from '../../definitions/fault'
import { t } from '../../locales/t'
import { Icon } from '../../ui/icon'
import styles from './fault-panel.module.css'

/** In place of a section whose definition cannot be drawn: every fault, for whoever wrote it. */
export function FaultPanel({
  definition,
  faults,
}: {
  definition: ResourceDefinition
  faults: readonly Fault[]
}) {
  const { file } = faults[0] ?? {}
  const Heading = definition.place.kind === 'menu' ? 'h1' : 'h2'
  return (
    <section className={styles.panel} role="alert">
      <Heading>
        <Icon name="alert" />
        {t('standard.faultTitle', { what: t(definition.label.many) })}
      </Heading>
      <p>{t('standard.faultText')}</p>
      {file !== undefined && <p className={styles.file}>{file}</p>}
      <ul>
        {faults.map(({ id, place, message }) => (
          <li key={`${id} ${place} ${message}`}>
            <code>{`${id} ${place}`}</code> {message}
          </li>
        ))}
      </ul>
    </section>
  )
}
