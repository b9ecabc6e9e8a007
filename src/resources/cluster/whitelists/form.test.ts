import { expect, it } from 'vitest'
import '../../../locales/late-texts'
import type { RequestContext } from '../../../definitions/define-behaviour'
import type { FormContext } from '../../../definitions/form-values'
import type { IpWhitelist } from '../../../domain/ip-whitelist'
import { buildPerson } from '../../../testing/builders'
import { deleted, lastActive, rangeRule, rangeWarning, switched, toSwitched, toWhitelist } from './form'

const entry = (id: string, isActive: boolean | null): IpWhitelist => ({
  ...{ id, range: `${id}.0.0.0/24`, description: null, isActive: isActive === true },
})
const [one, two, off] = [entry('1', true), entry('2', true), entry('3', false)]
const context: FormContext = {
  ...{ mode: 'create', values: {}, record: null, scope: { kind: 'user' }, person: buildPerson() },
  productKey: 'basalt',
}
const last =
  'This is the last active range of this list. Without one the cluster may refuse every address, yours too, or none: the console cannot tell. Make another range active first.'

it.each([
  ['a range, another stays', [one], [one, two, off], null],
  ['the last range', [one], [one, off], last],
  ['all that are active', [one, two], [one, two, off], last],
  ['one that is off', [off], [off], null],
  ['one that is on and one that is off', [one, off], [one, off], last],
])('warns of what closes everything, where what goes is %s', (_what, entries, all, warning) => {
  expect(lastActive(entries, all)).toBe(warning)
})

it('warns of deleting what is on, and of nothing where it is off', () => {
  expect(deleted([one], [one, two])).toBe(
    'The addresses of 1.0.0.0/24 can no longer reach this cluster. To keep the range for later, switch it off instead.',
  )
  expect([deleted([one], [one, off]), deleted([off], [one, off])]).toEqual([last, null])
})

it('warns of switching off what is on alone, of the last one with that', () => {
  expect(switched([one], [one, two])).toBe(
    'The addresses of 1.0.0.0/24 can no longer reach this cluster while it is off.',
  )
  expect([switched([one], [one, off]), switched([off], [one, off])]).toEqual([last, null])
})

it('switches on what is off and off what is on, and sends ranges without spaces [WLT-003, WLT-006]', () => {
  const sent = (switched: IpWhitelist) => toSwitched([switched], {} as RequestContext, {})
  expect([sent(off), sent(one)]).toEqual([{ body: { active: true } }, { body: { active: false } }])
  const given = { ...context, read: () => [] as never }
  expect(toWhitelist({ range: ' 10.0.0.1 , 10.0.0.2/32 ', description: ' Office ' }, given)).toEqual({
    ...{ range: '10.0.0.1,10.0.0.2/32', description: 'Office' },
  })
  expect(toWhitelist({ range: '10.0.0.1', description: null }, given)).toEqual({
    ...{ range: '10.0.0.1', description: '' },
  })
})

it.each([
  ['10.0.0.1', true],
  [' 10.0.0.1 , 10.0.0.0/8 ', true],
  ['10.0.0.1,', false],
  ['10.0.0.256', false],
  ['example.test', false],
])('takes "%s" as ranges: %s [WLT-005]', (range, isRight) => {
  expect(rangeRule(range, context)).toBe(isRight ? null : 'Invalid Ip item formatting!')
})

it('warns of a range that is changed, and not of one that is only written otherwise', () => {
  const edited = { ...context, mode: 'edit' as const, record: { ...one, range: '10.0.0.1,10.0.0.2' } }
  expect(rangeWarning('10.0.0.1, 10.0.0.2', edited)).toBeNull()
  expect(rangeWarning('10.0.0.1', edited)).toMatch(/can no longer reach this cluster/)
  expect(rangeWarning('10.0.0.1', context)).toBeNull()
})

it.each([
  ['10.0.0.0/7', true, 'more than any one network has', 'can no longer reach this cluster'],
  ['10.0.0.0/7', false, 'more than any one network has', null],
  ['0.0.0.0/0', true, 'every address of the internet', null],
])(
  'says of %s in the place of a range that is active (%s) how wide it is, and who is shut out',
  (range, isActive, width, shut) => {
    const record = { ...one, range: '203.0.113.0/24', isActive }
    const words = rangeWarning(range, { ...context, mode: 'edit' as const, record }) ?? ''
    expect(words).toContain(width)
    expect(words.includes('can no longer reach this cluster')).toBe(shut !== null)
  },
)
