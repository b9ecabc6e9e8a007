import Select from 'antd/es/select'
import { useEffect, useState } from 'react'
import type { ResourceDefinition } from '../../../definitions/define'
import { textValue } from '../../../definitions/form-values'
import '../../../locales/field-texts'
import { inSentence, t } from '../../../locales/t'
import { DefinedResource } from '../../../providers/defined-resource'
import { useAllDefinitions } from '../../../providers/definitions-context'
import { nameOf } from '../../action/names-of'
import { partMeta } from '../../records/cached-records'
import { useRecords } from '../../records/use-records'
import { useReferenced } from '../../reference/use-referenced'
import { type InputProps, selectOf } from './input-props'
import { ListInput } from './list-input'
import { LockedText, TextInput } from './text-input'

/** The records of another resource, one or several, found by their name. Its value is their ids. */
export function ReferenceInput(props: InputProps) {
  const { field } = props
  const { definitions } = useAllDefinitions()
  const definition = definitions.find(({ name }) => name === field.resource)
  if (definition) {
    return (
      <DefinedResource definition={definition}>
        <Picker {...props} definition={definition} />
      </DefinedResource>
    )
  }
  return (
    <>
      {field.many ? <ListInput {...props} /> : <TextInput {...props} />}
      <p className="form-note">{t('fields.referenceUnknown', { name: field.resource ?? '' })}</p>
    </>
  )
}

/** As many are offered at once of a list that a server searches. */
const offered = 20
/** Milliseconds after the last key. */
const pause = 300

function Picker({ definition, ...props }: InputProps & { definition: ResourceDefinition }) {
  const { field, lock, onChange } = props
  const [search, setSearch] = useState('')
  const asked = useLater(search.trim())
  const isPaged = definition.list.paging?.kind === 'server'
  const { list, titleField } = definition
  const order = list.sortable?.includes(titleField) ? ({ field: titleField, order: 'asc' } as const) : null
  const only = Object.entries(field.only ?? {})
  const question = {
    page: 1,
    size: offered,
    search: list.search ? asked : '',
    sort: list.sort ?? order,
    filters: Object.fromEntries(only.map(([name, value]) => [name, String(value)])),
  }
  // Nobody saw these as the list: no form or page may go by them.
  const found = useRecords(definition, question, false, partMeta())
  const ids = Array.isArray(props.value) ? props.value.map(String) : [textValue(props.value)].filter(Boolean)
  const known = useReferenced(definition, ids)
  const many = t(definition.label.many)
  const labelOf = (id: string) => {
    const record = known.get(id) ?? found.records?.find((each) => each.id === id)
    return record ? nameOf(definition, record) : id
  }
  if (lock !== null) return <LockedText {...props} text={ids.map(labelOf).join(', ')} />

  // A list that is read whole is asked for nothing.
  const fitting = found.records?.filter((record) => only.every(([name, value]) => record[name] === value))
  const offers = (fitting ?? []).map((record) => ({
    value: record.id,
    label: nameOf(definition, record),
  }))
  const chosen = ids
    .filter((id) => !offers.some(({ value }) => value === id))
    .map((id) => ({ value: id, label: labelOf(id) }))
  const hasMore = isPaged && found.total > (found.records?.length ?? 0)
  const nothing = found.error
    ? t('fields.referenceFailed', { many })
    : found.records === undefined
      ? t('fields.referenceLoading', { many: inSentence(definition.label.many) })
      : t(search === '' ? 'fields.referenceNone' : 'fields.referenceNoMatch', {
          many: inSentence(definition.label.many),
        })
  const { placeholder, ...control } = selectOf(props)
  return (
    <Select<string | string[], { value: string; label: string }>
      {...control}
      {...(field.many ? { mode: 'multiple' } : {})}
      placeholder={placeholder ?? t('fields.searchIn', { many: inSentence(definition.label.many) })}
      showSearch
      // A server has searched already.
      filterOption={isPaged ? false : finds}
      onSearch={setSearch}
      // Where several can be chosen it empties its box then and says nothing.
      onBlur={() => {
        setSearch('')
        props.onBlur()
      }}
      loading={found.records === undefined && !found.error}
      notFoundContent={nothing}
      value={field.many ? ids : (ids[0] as string)}
      onChange={(next) => {
        setSearch('')
        onChange(next ?? null)
      }}
      options={[...(search === '' ? chosen : []), ...offers]}
      optionFilterProp="label"
      allowClear={!props.isRequired}
      popupRender={(options) => (
        <>
          {options}
          {hasMore && <div className="form-note form-more">{t('fields.referenceMore')}</div>}
        </>
      )}
    />
  )
}

function finds(words: string, option?: { label: string }): boolean {
  return option?.label.toLowerCase().includes(words.toLowerCase()) ?? false
}

function useLater(text: string): string {
  const [later, setLater] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setLater(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return later
}
