import Flex from 'antd/es/flex'
import { holds } from '../../definitions/condition'
import type { ResourceDefinition } from '../../definitions/define'
import { isEmptyValue } from '../../definitions/form-values'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { useSession } from '../../providers/session-context'
import { HeadingLevel } from '../../ui/heading-level'
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
  const { person } = useSession()
  if (!detail) return null
  const Parts = detail.parts === undefined ? undefined : details?.[detail.parts]
  const Heading = isPage ? 'h2' : 'h3'
  const facts = { valueOf: (name: string) => record[name], person }
  /** What no form of this record would ask for says nothing by being empty. */
  const isLeftOut = (name: string) => {
    const { shownWhen } = definition.formFields?.[name] ?? definition.fields[name] ?? {}
    const isAsked = shownWhen === undefined || typeof shownWhen === 'function' || holds(shownWhen, facts)
    return !isAsked && isEmptyValue(record[name])
  }
  const sections = detail.sections
    .map((section) => ({
      ...section,
      fields: section.fields.filter((name) => definition.fields[name] && !isLeftOut(name)),
    }))
    .filter(({ fields }) => fields.length > 0)
  const hasHeadings = detail.sections.length > 1
  return (
    <HeadingLevel value={(isPage ? 2 : 3) + Number(hasHeadings)}>
      <Flex vertical gap="large">
        {sections.map(({ title, text, fields }) => (
          <Flex
            key={fields[0]}
            component="section"
            vertical
            gap={12}
            className={isPage ? `surface ${styles.section}` : undefined}
          >
            {hasHeadings && <Heading>{t(title)}</Heading>}
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
    </HeadingLevel>
  )
}
