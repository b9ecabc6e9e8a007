import type { Condition } from '../../src/definitions/condition'
import { type FileField, fieldTypes } from '../../src/definitions/file/file-fields'
import { Refusal } from '../terminal.mjs'
import { labelOf } from './field-words'

/** A field of a new resource, as a definition file would say it but for its texts, which are plain here. */
export type DraftField = {
  name: string
  label: string
  type: FileField['type']
  isRequired: boolean
  /** Of a choice, and of a list that has some. */
  options: readonly string[]
  /** Of a reference, and whether it points to several. */
  resource?: string
  isMany?: boolean
  currency?: string
  /** Said when another record has the value. */
  unique?: string
  /** Of a computed field. */
  formula?: string
  /** Of an object or of the entries of an array. */
  fields?: readonly DraftField[]
  /** Of an array whose entries are of several kinds, and the key by which they say which. */
  kinds?: readonly { name: string; label: string; fields: readonly DraftField[] }[]
  kindField?: string
  shownWhen?: Condition
  requiredWhen?: Condition
  lockedWhen?: Condition & { reason: string }
}

/**
 * Reads `name:text!, kind:choice(read|write), team:reference(teams)`: a mark makes a field required, and what a type needs
 * stands in brackets.
 * @throws Refusal naming the field that cannot be read
 */
export function fieldsOf(text: string): DraftField[] {
  const fields = partsOf(text, ',').map(fieldOf)
  const names = fields.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Refusal(`--fields: there are two fields "${twice}".`)
  return fields
}

function fieldOf(text: string): DraftField {
  const [, name = '', type = 'text', inside = '', mark = ''] =
    /^\s*([a-z]\w*)(?::([a-z-]+)(?:\((.*)\))?)?(!?)\s*$/is.exec(text) ?? []
  const isMany = type === 'references'
  const alias = { references: 'reference', kinds: 'array' }[type] ?? type
  const known = fieldTypes.find((each) => each === alias)
  if (name === '' || !known) {
    throw new Refusal(
      `--fields: "${text.trim()}" is no field; write name:type, with a type of ${fieldTypes.join(', ')}.`,
    )
  }
  return { name, label: labelOf(name), type: known, isRequired: mark === '!', options: [], ...more() }

  function more(): Partial<DraftField> {
    switch (known) {
      case 'choice':
        return { options: inside === '' ? ['first', 'second'] : listOf(inside) }
      case 'list':
        return { options: listOf(inside) }
      case 'money':
        return { currency: inside === '' ? 'EUR' : inside.trim() }
      case 'computed':
        return { formula: needed('the formula, such as total:computed(price * count)') }
      case 'reference':
        return {
          resource: needed('the other resource, such as team:reference(teams)').trim(),
          ...(isMany && { isMany }),
        }
      case 'object':
      case 'array':
        if (type === 'kinds') return kindsInside(needed(`its kinds, such as ${kindsExample}`))
        return {
          fields: fieldsInside(needed('its fields, such as limits:object(rate:number|isHard:boolean)')),
        }
      default:
        if (inside !== '') throw new Refusal(`--fields: "${text.trim()}": nothing stands in brackets there.`)
        return {}
    }
  }

  function needed(what: string): string {
    if (inside.trim() !== '') return inside
    throw new Refusal(`--fields: "${text.trim()}": in brackets stands ${what}.`)
  }
}

const kindsExample = 'reactions:kinds(type; stop(after:duration)|resize(size:number))'

/** `type; stop(after:duration)|resize(size:number)`: the key may be left out. */
function kindsInside(text: string): Pick<DraftField, 'kinds' | 'kindField'> {
  const [, kindField, inside = text] = /^\s*([a-z]\w*)\s*;(.*)$/i.exec(text) ?? []
  const kinds = partsOf(inside, '|').map((part) => {
    const [, name, fields = ''] = /^\s*([a-z]\w*)\s*\((.*)\)\s*$/i.exec(part) ?? []
    if (name === undefined) {
      throw new Refusal(`--fields: "${part.trim()}" is no kind of entries; write such as ${kindsExample}.`)
    }
    return { name, label: labelOf(name), fields: fieldsInside(fields) }
  })
  const clash = kinds.flatMap(({ fields }) => fields).find(({ name }) => name === (kindField ?? 'kind'))
  if (clash)
    throw new Refusal(`--fields: "${clash.name}" is the key that says the kind; call the field otherwise.`)
  return { kinds, ...(kindField !== undefined && { kindField }) }
}

function fieldsInside(text: string): DraftField[] {
  const fields = partsOf(text, '|').map(fieldOf)
  const wrong = fields.find(({ type }) => type === 'secret' || type === 'computed')
  if (!wrong) return fields
  throw new Refusal(
    `--fields: "${wrong.name}": a field of type ${wrong.type} stands beside others, in none of them.`,
  )
}

function listOf(text: string): string[] {
  return text
    .split('|')
    .map((each) => each.trim())
    .filter((each) => each !== '')
}

/** Cuts a text where a sign stands outside of brackets. */
function partsOf(text: string, sign: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === sign && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts
}
