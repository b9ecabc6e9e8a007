import Flex from 'antd/es/flex'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { useComponents } from '../resource-components'
import { FieldCell } from '../table/field-cell'
import styles from './description-list.module.css'

export type DetailSectionsProps = {
  definition: ResourceDefinition
  record: ResourceRecord
  /** On a page its switches work; a dialog stands over a list that has them. */
  isPage?: boolean
}

/** Everything a definition shows of one record, by sections, and what its folder adds. */
export function DetailSections({ definition, record, isPage = false }: DetailSectionsProps) {
  const { detail } = definition
  const { details } = useComponents(definition)
  if (!detail) return null
  const Parts = detail.parts === undefined ? undefined : details?.[detail.parts]
  const Heading = isPage ? 'h2' : 'h3'
  return (
    <Flex vertical gap="large">
      {detail.sections.map(({ title, text, fields }) => (
        <Flex
          key={fields[0]}
          component="section"
          vertical
          gap={12}
          className={isPage ? `surface ${styles.section}` : undefined}
        >
          {detail.sections.length > 1 && <Heading>{t(title)}</Heading>}
          {text !== undefined && <p className="second">{t(text)}</p>}
          <dl className={styles.list}>
            {fields.flatMap((name) => {
              const field = definition.fields[name]
              if (!field) return []
              const { action: _onlyInLists, ...plain } = field
              return (
                <div key={name}>
                  <dt>{t(field.label)}</dt>
                  <dd>
                    <FieldCell
                      definition={definition}
                      field={isPage ? field : plain}
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
  )
}
