import { expect, it } from 'vitest'
import { buildPerson } from '../testing/builders'
import type { FieldDefinition } from './define-field'
import { isFieldRequired, isFieldShown, lockReason, validitySentence } from './field-conditions'
import type { FormContext, FormValues } from './form-values'

const field = (parts: Partial<FieldDefinition>): FieldDefinition => ({
  label: { en: 'Size' },
  kind: 'text',
  ...parts,
})
const context = (values: FormValues, record: FormContext['record'] = null): FormContext => ({
  mode: record === null ? 'create' : 'edit',
  record,
  values,
  scope: { kind: 'user' },
  person: buildPerson({ isPartner: true }),
  productKey: 'basalt',
})
const isMail = { field: 'kind', equals: 'mail' }
const record = { id: '1', kind: 'mail' }

it('a field is shown while its condition of the form, the record or the person holds, and always without one', () => {
  const shown = (shownWhen: FieldDefinition['shownWhen'], at: FormContext) =>
    isFieldShown(field({ shownWhen }), at)
  expect(shown(undefined, context({}))).toBe(true)
  expect([shown(isMail, context({ kind: 'mail' })), shown(isMail, context({ kind: 'web' }))]).toEqual([
    true,
    false,
  ])
  const isWeb = ({ values }: FormContext) => values.kind === 'web'
  expect([shown(isWeb, context({ kind: 'mail' })), shown(isWeb, context({ kind: 'web' }))]).toEqual([
    false,
    true,
  ])
  expect(shown({ person: 'isPartner', equals: true }, context({}))).toBe(true)
  expect(shown({ person: 'isPartner', equals: false }, context({}))).toBe(false)
})

it('what the form holds comes before what the record had, though it be nothing', () => {
  const shown = (values: FormValues) => isFieldShown(field({ shownWhen: isMail }), context(values, record))
  expect([shown({}), shown({ kind: 'web' }), shown({ kind: null }), shown({ kind: undefined })]).toEqual([
    true,
    false,
    false,
    false,
  ])
  // What every object has is no value of the form.
  const isNamed = field({ shownWhen: { field: 'constructor', set: true } })
  expect(isFieldShown(isNamed, context({}))).toBe(false)
})

it('a field that is required may be empty while its condition does not hold; without words it never is', () => {
  const required = { en: 'Say it' }
  const needed = (parts: Partial<FieldDefinition>, values: FormValues) =>
    isFieldRequired(field(parts), context(values))
  expect([needed({}, {}), needed({ requiredWhen: isMail }, { kind: 'mail' })]).toEqual([false, false])
  expect(needed({ required }, {})).toBe(true)
  expect(needed({ required, requiredWhen: isMail }, { kind: 'mail' })).toBe(true)
  expect(needed({ required, requiredWhen: isMail }, { kind: 'web' })).toBe(false)
  expect(needed({ required, requiredWhen: ({ values }) => values.kind === 'web' }, { kind: 'web' })).toBe(
    true,
  )
})

it('a lock gives its reason while its condition holds, of the form or else of the record', () => {
  const lockedWhen = { ...isMail, reason: { en: 'Mail is fixed' } }
  const locked = (parts: Partial<FieldDefinition>, at: FormContext) => lockReason(field(parts), at)
  expect(locked({}, context({}, record))).toBeNull()
  expect(locked({ lockedWhen }, context({}, record))).toBe('Mail is fixed')
  expect(locked({ lockedWhen }, context({ kind: 'web' }, record))).toBeNull()
  const says = ({ values }: FormContext) => (values.kind === 'web' ? 'Web is fixed' : null)
  expect(locked({ lockedWhen: says }, context({ kind: 'web' }))).toBe('Web is fixed')
  expect(locked({ lockedWhen: says }, context({}))).toBeNull()
})

it('a clone is a new record: its fields are closed by what its form holds, and by nothing of the other record', () => {
  const source = { id: '1', kind: 'mail', isDefault: true }
  const clone = (values: FormValues): FormContext => ({ ...context(values, source), mode: 'clone' })
  const ofSource = { field: 'isDefault', equals: true, reason: { en: 'It keeps its name' } }
  expect(lockReason(field({ lockedWhen: ofSource }), clone({ kind: 'mail' }))).toBeNull()
  const ofForm = { ...isMail, reason: { en: 'Mail is fixed' } }
  expect(lockReason(field({ lockedWhen: ofForm }), clone({ kind: 'mail' }))).toBe('Mail is fixed')
  expect(isFieldShown(field({ shownWhen: { field: 'isDefault', equals: true } }), clone({}))).toBe(false)
})

it('a field is closed by what the record has in it, and not by what is being entered', () => {
  const lockedWhen = { ...isMail, reason: { en: 'Mail stays mail' } }
  const locked = (at: FormContext) => lockReason(field({ lockedWhen }), at, 'kind')
  expect(locked(context({ kind: 'web' }, record))).toBe('Mail stays mail')
  expect(locked(context({ kind: 'mail' }, { id: '1', kind: 'web' } as typeof record))).toBeNull()
  expect(locked(context({ kind: 'mail' }))).toBeNull()
})

it('of several locks the first that holds says why, and one condition needs no list', () => {
  const lockedWhen = [
    { ...isMail, reason: { en: 'Mail is fixed' } },
    { field: 'state', equals: 'sent', reason: { en: 'It is sent' } },
  ]
  const locked = (values: FormValues) => lockReason(field({ lockedWhen }), context(values))
  expect([locked({ kind: 'mail', state: 'sent' }), locked({ state: 'sent' }), locked({})]).toEqual([
    'Mail is fixed',
    'It is sent',
    null,
  ])
  const validWhen = { field: 'size', greater: 2, reason: { en: 'More than two' } }
  expect(validitySentence(field({ validWhen }), context({ size: 1 }))).toBe('More than two')
  // Nothing is no value to complain about.
  expect(validitySentence(field({ validWhen }), context({ size: null }))).toBeNull()
  expect(
    isFieldShown(field({ shownWhen: [isMail, { field: 'size', greater: 2 }] }), context({ kind: 'mail' })),
  ).toBe(false)
})
