import { expect, it } from 'vitest'
import type { Confirmation } from '../../definitions/define-action'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { dialogFor, isAsked } from './dialogs'

const [first = gadgets.actions[0]] = gadgets.actions
const records = [buildGadget()]
const simple = { kind: 'simple', title: { en: 'Q' }, text: { en: 'T' }, submit: { en: 'Yes' } } as const
const onCaution = { ...simple, onlyOnCaution: true } as const

it.each<[string, Confirmation | undefined, string | null, boolean]>([
  ['without a question', undefined, null, false],
  ['with one', simple, null, true],
  ['with one of its own', { kind: 'dialog', dialog: 'matrix' }, null, true],
  ['with one on caution, and none', onCaution, null, false],
  ['with one on caution, and some', onCaution, 'This is the last one', true],
])('an action %s', (_what, confirm, said, asks) => {
  if (!first) throw new Error('gadgets have actions')
  const heard: unknown[] = []
  const action = {
    ...first,
    confirm,
    caution: (...asked: unknown[]) => {
      heard.push(...asked)
      return said
    },
  }
  expect(isAsked(action, records, [...records, buildGadget({ name: 'bolt' })])).toBe(asks)
  if (confirm === onCaution) expect(heard).toEqual([records, [...records, buildGadget({ name: 'bolt' })]])
})

it('is asked about by its own dialog, else by one for each and one for many', () => {
  if (!first) throw new Error('gadgets have actions')
  const matrix = Object.assign(() => null, { preload: async () => {} })
  const dialogs = { matrix }
  const own = { ...first, confirm: { kind: 'dialog', dialog: 'matrix' } } as const
  expect(dialogFor(own, records, { dialogs })).toBe(matrix)
  expect(dialogFor(own, [1, 2], { dialogs })).toBe(matrix)
  expect(dialogFor(own, records, {})).toBeNull()
  const one = dialogFor({ ...first, confirm: simple }, records, { dialogs })
  const many = dialogFor({ ...first, confirm: simple }, [1, 2], { dialogs })
  expect(one).not.toBeNull()
  expect(many).not.toBeNull()
  expect(one).not.toBe(many)
  expect(dialogFor({ ...first, confirm: undefined }, records, { dialogs })).toBeNull()
  expect(dialogFor({ ...first, confirm: undefined }, [1, 2], { dialogs })).toBe(many)
})
