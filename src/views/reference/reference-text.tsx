import { Link } from 'react-router'
import type { ResourceDefinition } from '../../definitions/define'
import type { FieldDefinition } from '../../definitions/define-field'
import { DefinedResource } from '../../providers/defined-resource'
import { useAllDefinitions } from '../../providers/definitions-context'
import { useScope } from '../../providers/scope-context'
import { nameOf } from '../action/names-of'
import { addressOfRecord } from './address-of-record'
import { useReadTogether } from './read-together'
import { useReferenced } from './use-referenced'

export type ReferenceTextProps = { field: FieldDefinition; ids: readonly string[] }

/** The records a value points to, by their names, each linked to where it is shown. */
export function ReferenceText({ field, ids }: ReferenceTextProps) {
  const { definitions } = useAllDefinitions()
  const definition = definitions.find(({ name }) => name === field.resource)
  if (!definition) return <span className="ellipsis">{ids.join(', ')}</span>
  return (
    <DefinedResource definition={definition}>
      <Names definition={definition} ids={ids} />
    </DefinedResource>
  )
}

function Names({ definition, ids }: { definition: ResourceDefinition; ids: readonly string[] }) {
  const records = useReferenced(definition, ids, useReadTogether(definition))
  const scope = useScope()
  return (
    <span className="ellipsis">
      {[...new Set(ids)].map((id, index) => {
        const record = records.get(id)
        const name = record ? nameOf(definition, record) : id
        const address = record ? addressOfRecord(definition, record, scope) : null
        return (
          <span key={id}>
            {index > 0 && ', '}
            {address === null ? name : <Link to={address}>{name}</Link>}
          </span>
        )
      })}
    </span>
  )
}
