import { expect, it } from 'vitest'
import type { DraftedField } from './drafted-file'
import { type SchemaTexts, schemaText } from './schema-text'

const isOpen = { field: 'isOpen', equals: true }
const fieldOf = (field: Omit<DraftedField, 'label'>): DraftedField => ({ label: 'Name', ...field })
const asked = { required: 'Please enter: name' }

function written(field: Omit<DraftedField, 'label'>, texts: SchemaTexts = 'plain') {
  return schemaText({ name: fieldOf(field) }, texts).text
}

it.each<[string, Omit<DraftedField, 'label'>, string]>([
  ['that has to be there', { type: 'text', ...asked }, 'z.string()'],
  ['that nobody has to give', { type: 'text' }, 'z.nullish(z.string())'],
  [
    'that is asked for only where it is shown',
    { type: 'text', ...asked, shownWhen: isOpen },
    'z.nullish(z.string())',
  ],
  [
    'that has to be there under a condition',
    { type: 'text', ...asked, requiredWhen: isOpen },
    'z.nullish(z.string())',
  ],
  ['whose record may be gone', { type: 'reference', ...asked }, 'z.nullish(z.string())'],
  ['of several records', { type: 'reference', many: true }, 'z.nullish(z.array(z.string()))'],
  ['of any shape', { type: 'json', ...asked }, 'z.optional(z.unknown())'],
])('the schema of a value %s is written', (_what, field, schema) => {
  expect(written(field)).toBe(`z.object({ id: z.string(), name: ${schema} })`)
})

it('of an API that was asked any value may be missing, and a text or an id may be a number', () => {
  expect(written({ type: 'text', ...asked }, 'lenient')).toBe('z.object({ id: text, name: z.nullish(text) })')
  expect(written({ type: 'reference', ...asked }, 'lenient')).toBe(
    'z.object({ id: text, name: z.nullish(reference) })',
  )
})

it('says what a reference may be where there is one, and not where a field is merely called so', () => {
  expect(schemaText({ team: fieldOf({ type: 'reference' }) }, 'lenient').before).toContain(
    'const reference = ',
  )
  expect(schemaText({ 'a reference': fieldOf({ type: 'text' }) }, 'lenient').before).not.toContain(
    'const reference',
  )
  expect(schemaText({ team: fieldOf({ type: 'reference' }) }, 'plain').before).toBe('')
})
