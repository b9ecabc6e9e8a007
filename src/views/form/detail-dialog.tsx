import Flex from 'antd/es/flex'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { Dialog } from '../../ui/dialog'
import { nameOf } from '../action/names-of'
import { useComponents } from '../resource-components'
import { FieldCell } from '../table/field-cell'
import styles from './description-list.module.css'

export type DetailDialogProps = {
  definition: ResourceDefinition
  record: ResourceRecord
  onClose: () => void
}

/** Everything a definition shows of one record, by sections; what is worth copying has its button. */
export function DetailDialog({ definition, record, onClose }: DetailDialogProps) {
  const { detail } = definition
  const { details } = useComponents(definition)
  if (!detail) return null
  const Parts = detail.parts === undefined ? undefined : details?.[detail.parts]
  return (
    <Dialog
      title={t(detail.title, { name: nameOf(definition, record) })}
      width={detail.width ?? 640}
      onClose={onClose}
    >
      <Flex vertical gap="large">
        {detail.sections.map(({ title, text, fields }) => (
          <Flex key={fields[0]} component="section" vertical gap={12}>
            {detail.sections.length > 1 && <h3>{t(title)}</h3>}
            {text !== undefined && <p className="second">{t(text)}</p>}
            <dl className={styles.list}>
              {fields.flatMap((name) => {
                const field = definition.fields[name]
                if (!field) return []
                const { action: _onlyInLists, ...shown } = field
                return (
                  <div key={name}>
                    <dt>{t(field.label)}</dt>
                    <dd>
                      <FieldCell
                        definition={definition}
                        field={shown}
                        column={name}
                        record={record}
                        isWhole
                      />
                    </dd>
                  </div>
                )
              })}
            </dl>
          </Flex>
        ))}
        {Parts && <Parts record={record} />}
      </Flex>
    </Dialog>
  )
}
