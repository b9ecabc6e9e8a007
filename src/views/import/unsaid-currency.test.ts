import { expect, it } from 'vitest'
import '../../locales/late-texts'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { buildPerson } from '../../testing/builders'
import { formPlanOf } from '../form/form-plan'
import { checkRows, guessMapping } from './import-rows'
import { readPasted } from './read-file'

const amount = (label: string, field: string) => ({ type: 'money', label, currency: { field } })
const currency = (label: string) => ({ type: 'choice', label, options: ['EUR', 'JPY'] })
const isGift = { field: 'kind', equals: 'gift' }
const fields = {
  name: { type: 'text', label: 'Name' },
  kind: { type: 'choice', label: 'Kind', options: ['gift', 'bill'] },
  due: amount('Due', 'code'),
  code: { ...currency('Code'), default: 'EUR', shownWhen: { field: 'kind', equals: 'bill' } },
  paid: amount('Paid', 'coin'),
  coin: currency('Coin'),
  tip: amount('Tip', 'till'),
  till: { ...currency('Till'), default: 'EUR', lockedWhen: { ...isGift, reason: 'Gifts are in euro.' } },
}
const { definition, faults } = readResourceFile(
  JSON.stringify({
    ...{ name: 'bills', label: { one: 'Bill', many: 'Bills' }, scope: 'user', titleField: 'name' },
    place: { kind: 'menu', icon: 'box' },
    access: { subject: 'Account', list: 'view', create: 'manage' },
    fields,
    list: { columns: ['name'], empty: { title: 'None' }, error: 'Failed' },
    create: { fields: Object.keys(fields) },
    import: {},
  }),
  'bills.json',
)

it('a row has to say the currency that its form would ask for, and no other', () => {
  expect(faults).toEqual([])
  const plan = formPlanOf(definition, 'create')
  const { header, rows } = readPasted('Name,Kind,Due,Paid,Tip\nA,gift,5,5,5\nB,bill,5,,5')
  const checked = checkRows({
    ...{ rows, plan, fields: plan.fields, mapping: guessMapping(header, plan.fields), references: new Map() },
    environment: {
      ...{ person: buildPerson(), productKey: 'basalt', mode: 'create', record: null },
      scope: { kind: 'user' },
    },
  })
  expect(checked.map((row) => [row.faults, row.values.code, row.values.coin, row.values.till])).toEqual([
    [{}, 'EUR', null, 'EUR'],
    [
      {
        code: 'Write the currency of Due: none is assumed.',
        till: 'Write the currency of Tip: none is assumed.',
      },
      ...[null, null, null],
    ],
  ])
})
