import { describe, expect, it } from 'vitest'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import type { FormContext, FormMode, FormValues } from '../../definitions/form-values'
import { buildPerson } from '../../testing/builders'
import { probe } from '../../testing/probe-file'
import { checkRows } from '../import/import-rows'
import { checkValues } from './check-values'
import { formPlanOf, lockOf } from './form-plan'
import { settableValues } from './record-values'

const percent = { type: 'percent', label: 'Percent' }
const size = {
  ...{ type: 'number', label: 'Size' },
  validWhen: { field: 'total', less: 100, reason: 'It is too big' },
}
const { definition } = readResourceFile(
  JSON.stringify({
    ...probe,
    fields: {
      name: probe.fields.name,
      size: { type: 'number', label: 'Size' },
      segments: {
        ...{ type: 'array', label: 'Segments', fields: { percent, size } },
        validWhen: { field: 'share', equals: 100, reason: 'It has to be all' },
      },
      note: { type: 'text', label: 'Note', shownWhen: { field: 'share', greater: 50 } },
      lead: {
        ...{ type: 'text', label: 'Lead' },
        lockedWhen: { field: 'share', equals: 100, reason: 'It is all' },
      },
      share: { type: 'computed', label: 'Share', as: 'percent', value: 'sum(segments.percent)' },
      total: { type: 'computed', label: 'Total', as: 'number', value: 'size * 10' },
    },
    list: { ...probe.list, columns: ['name'] },
    create: { fields: ['name', 'size', 'segments', 'note', 'lead'] },
    edit: { fields: ['name', 'segments', 'note', 'lead'] },
    detail: { fields: ['name'] },
    import: {},
  }),
  'probes.json',
)

const parts = (...given: readonly number[]) => given.map((each) => ({ percent: each }))
const before = { id: '1', name: 'a', size: 1, segments: parts(40), share: 40, total: 10 }
const asked = (mode: FormMode, values: FormValues) => {
  const plan = formPlanOf(definition, mode)
  const context: FormContext = {
    ...{ mode, values, scope: { kind: 'user' }, person: buildPerson(), productKey: 'basalt' },
    ...{ record: mode === 'create' ? null : before, computed: plan.computed },
  }
  return { plan, context }
}

describe('a condition that asks a computed field', () => {
  it.each<[FormMode, readonly number[], string | undefined]>([
    ['create', [60, 40], undefined],
    ['create', [60, 30], 'It has to be all'],
    ['edit', [60, 40], undefined],
    ['edit', [40], 'It has to be all'],
  ])('judges by what is entered, to %s with %j', (mode, given, fault) => {
    const { plan, context } = asked(mode, { name: 'a', segments: parts(...given) })
    expect(checkValues(plan.fields, context).segments).toBe(fault)
  })

  it('shows, closes and sends by what is entered', () => {
    const { plan, context } = asked('edit', { segments: parts(60, 40), note: 'Why', lead: 'Ada' })
    expect(lockOf(plan, 'lead', context)).toBe('It is all')
    const sent = settableValues(plan, context, context.values)
    expect(Object.keys(sent)).toEqual(['name', 'segments', 'note'])
  })

  it('asks in an entry for what the record comes to, and not for what the entry would', () => {
    const { plan, context } = asked('create', { name: 'a', size: 2, segments: [{ percent: 100, size: 30 }] })
    expect(checkValues(plan.fields, context).segments).toBeUndefined()
    const big = { ...context, values: { ...context.values, size: 10 } }
    expect(checkValues(plan.fields, big).segments).toBe('Entry 1, Size: It is too big')
  })

  it('judges each row of a file by what is in it', () => {
    const { plan, context } = asked('create', {})
    const { computed: _computed, values: _values, ...environment } = context
    const [right, wrong] = checkRows({
      rows: [
        { line: 2, cells: ['a', '', '[{"percent": 60}, {"percent": 40}]'] },
        { line: 3, cells: ['b', '', '[{"percent": 60}]'] },
      ],
      mapping: ['name', 'size', 'segments'],
      fields: plan.fields,
      ...{ plan, environment, references: new Map() },
    })
    expect(right?.faults).toEqual({})
    expect(wrong?.faults).toEqual({ segments: 'It has to be all' })
  })
})
