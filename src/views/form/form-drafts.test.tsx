import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { useForm, useFormState, useWatch } from 'react-hook-form'
import { afterEach, expect, it } from 'vitest'
import type { FieldDefinition } from '../../definitions/define-field'
import type { FormRecord } from '../../definitions/form-values'
import { useDraft } from './form-drafts'

afterEach(() => sessionStorage.clear())

const text: FieldDefinition = { label: { en: 'Field' }, kind: 'text' }
const plain = {
  name: text,
  count: { ...text, kind: 'number' },
  on: { ...text, kind: 'switch' },
  tags: text,
  owner: { ...text, kind: 'object' },
  rules: { ...text, kind: 'array' },
} as const
const key = 'basalt.draft:u-1:doors'

function open(fields: Readonly<Record<string, FieldDefinition>> = plain, draftKey: string | null = key) {
  const { result, unmount } = renderHook(() => {
    const form = useForm<FormRecord>({ defaultValues: { name: 'opened' } })
    const values = useWatch({ control: form.control })
    const { isDirty, errors } = useFormState({ control: form.control })
    return {
      form,
      errors,
      values,
      isDirty,
      draft: useDraft({ key: draftKey, form, fields, values, isDirty }),
    }
  })
  return {
    unmount,
    type: (name: string, value: FormRecord[string]) =>
      act(() => result.current.form.setValue(name, value, { shouldDirty: true })),
    values: () => result.current.form.getValues(),
    refuse: (name: string) => act(() => result.current.form.setError(name, { type: 'server' })),
    refused: () => Object.keys(result.current.errors),
    draft: () => result.current.draft,
    isDirty: () => result.current.isDirty,
  }
}
const kept = () => JSON.parse(sessionStorage.getItem(key) ?? 'null')

it('what is typed of every kind is there again, but for what has no field any more', () => {
  const { type, unmount, draft } = open()
  expect([draft().isRestored, draft().hasSecrets]).toEqual([false, false])
  type('name', 'typed')
  type('count', 4)
  type('on', true)
  type('tags', ['a', 'b'])
  type('owner', { name: 'Olive', place: { floor: 2, doors: ['a'] } })
  type('rules', [{ port: 22, note: null, from: [{ host: 'a' }] }, {}])
  unmount()
  const { tags: _tags, ...rest } = plain
  const again = open(rest)
  expect(again.values()).toEqual({
    name: 'typed',
    count: 4,
    on: true,
    owner: { name: 'Olive', place: { floor: 2, doors: ['a'] } },
    rules: [{ port: 22, note: null, from: [{ host: 'a' }] }, {}],
  })
  expect([again.draft().isRestored, again.isDirty()]).toEqual([true, true])
})

it('a file is not kept, and does not lose what was typed beside it', () => {
  const { type, unmount } = open({ ...plain, file: { ...text, kind: 'file' } })
  type('name', 'typed')
  type('file', new File(['x'], 'rules.whl'))
  expect(kept()).toEqual({ typed: { name: 'typed' }, before: {} })
  unmount()
  expect(open().values()).toEqual({ name: 'typed' })
})

it('what was typed and taken back does not come again', () => {
  const { type, draft } = open()
  type('name', 'typed')
  expect(kept()).toEqual({ typed: { name: 'typed' }, before: {} })
  type('name', 'opened')
  expect([kept(), draft().isRestored]).toEqual([null, false])
  type('name', 'typed')
  const again = open()
  expect(again.draft().isRestored).toBe(true)
  again.type('name', 'opened')
  expect([kept(), again.draft().isRestored]).toEqual([null, false])
})

it('to start over is to forget what was restored', () => {
  open().type('name', 'typed')
  const { draft, values, refuse, refused } = open()
  expect(draft().isRestored).toBe(true)
  refuse('name')
  expect(refused()).toEqual(['name'])
  act(() => draft().startOver())
  expect(refused()).toEqual([])
  expect([draft().isRestored, values(), kept()]).toEqual([false, { name: 'opened' }, null])
})

it('to start over is to forget it also where the record has come to the same meanwhile', () => {
  sessionStorage.setItem(key, JSON.stringify({ typed: { name: 'opened' }, before: {} }))
  const { draft } = open()
  expect([draft().isRestored, kept()]).toEqual([true, { typed: { name: 'opened' }, before: {} }])
  act(() => draft().startOver())
  expect([draft().isRestored, kept()]).toEqual([false, null])
})

it('a form that is done keeps nothing more, and one without a key nothing at all', () => {
  const { type, draft } = open()
  type('name', 'typed')
  act(() => draft().erase())
  type('name', 'late')
  expect(kept()).toBeNull()
  open(plain, null).type('name', 'typed')
  expect({ ...sessionStorage }).toEqual({})
})

it('a secret beside it is said to be kept nowhere', () => {
  const { type, draft } = open({ ...plain, password: { ...text, kind: 'secret' } })
  type('name', 'typed')
  type('password', 'hunter2')
  expect([draft().hasSecrets, kept()]).toEqual([true, { typed: { name: 'typed' }, before: {} }])
})

it('who starts over has seen what the record had, and not what the form filled in by itself', () => {
  sessionStorage.setItem(key, JSON.stringify({ typed: { name: 'typed' }, before: { name: 'older' } }))
  const seen: FormRecord[] = []
  const { result } = renderHook(() => {
    const form = useForm<FormRecord>({ defaultValues: { name: 'newer', tags: 'Storm' } })
    const [record] = useState<FormRecord>({ name: 'newer', tags: null })
    const isDirty = useFormState({ control: form.control }).isDirty
    const values = useWatch({ control: form.control })
    const onSeen = (change: FormRecord) => void seen.push(change)
    return useDraft({ key, form, fields: plain, values, isDirty, seen: record, onSeen })
  })
  act(() => result.current.startOver())
  expect(seen).toEqual([{ name: 'older' }, { name: 'newer', tags: null }])
})
