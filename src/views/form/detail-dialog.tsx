import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { Dialog } from '../../ui/dialog'
import { nameOf } from '../action/names-of'
import { FieldCell } from '../table/field-cell'
import styles from './detail-dialog.module.css'

export type DetailDialogProps = {
  definition: ResourceDefinition
  record: ResourceRecord
  onClose: () => void
}

/** Everything a definition shows of one record, by sections; what is worth copying has its button. */
export function DetailDialog({ definition, record, onClose }: DetailDialogProps) {
  const { detail } = definition
  if (!detail) return null
  return (
    <Dialog title={t(detail.title, { name: nameOf(definition, record) })} width={640} onClose={onClose}>
      <div className={styles.sections}>
        {detail.sections.map(({ title, text, fields }) => (
          <section key={fields[0]} className={styles.section}>
            {detail.sections.length > 1 && <h3>{t(title)}</h3>}
            {text !== undefined && <p className={styles.text}>{t(text)}</p>}
            <dl>
              {fields.map((name) => (
                <Line key={name} name={name} definition={definition} record={record} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

function Line({ name, definition, record }: { name: string } & Omit<DetailDialogProps, 'onClose'>) {
  const field = definition.fields[name]
  if (!field) return null
  const { action: _onlyInLists, ...shown } = field
  return (
    <div className={styles.line}>
      <dt>{t(field.label)}</dt>
      <dd>
        <FieldCell definition={definition} field={shown} column={name} record={record} />
      </dd>
    </div>
  )
}
