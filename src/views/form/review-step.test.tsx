import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { FieldDefinition } from '../../definitions/define-field'
import type { FormMode, FormValue } from '../../definitions/form-values'
import { buildPerson } from '../../testing/builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { buildDoor, doors } from '../../testing/example-definition'
import { FormEngineContext } from './form-engine-context'
import { type FormPlan, formPlanOf } from './form-plan'
import { ReviewStep, reviewText } from './review-step'

const contextOf = (mode: FormMode, values: Readonly<Record<string, FormValue>>) => {
  const scope = { kind: 'cluster', cluster: buildClusterDetail() } as const
  return { person: buildPerson(), productKey: 'basalt', scope, mode, record: buildDoor(), values } as const
}

it('says below a value what it is warned of', () => {
  const warnWhen = { field: 'size', greater: 8, says: { en: 'Nearly full' } } as const
  draw('clone', { fields: { size: { kind: 'number', label: { en: 'Size' }, warnWhen } } })
  expect(screen.getByRole('definition').textContent).toBe('9Warning: Nearly full')
  expect(document.querySelector('.form-warning svg')).not.toBeNull()
})

function draw(mode: FormMode, parts: Partial<FormPlan> = {}) {
  const context = contextOf(mode, { range: '10.0.0.0', size: 9 })
  const plan = { ...formPlanOf(doors, 'edit'), ...parts }
  render(
    <FormEngineContext value={{ ...idle, plan, context }}>
      <ReviewStep shown={['size']} labels={new Map()} />
    </FormEngineContext>,
  )
}

it.each<[FormMode, string]>([
  ['clone', '9'],
  ['edit', '3 → 9'],
])('of a %s shows %s: only of a change what was before', (mode, text) => {
  draw(mode)
  expect(screen.getByRole('definition').textContent).toBe(text)
})

it.each<['page' | undefined, number]>([
  [undefined, 0],
  ['page', 1],
])('has the focus as it appears, by its title, which a dialog leaves to its own: %s', (layout, headings) => {
  const wizard = { review: { en: 'Check it' } }
  draw('clone', layout ? { wizard, layout } : { wizard })
  expect(document.activeElement?.tagName).toBe('DL')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Check it')
  expect(screen.queryAllByRole('heading', { level: 2, name: 'Check it' })).toHaveLength(headings)
})

const person: FieldDefinition = { label: { en: 'Who' }, kind: 'reference', resource: 'people' }
const labels = new Map([['people', { labels: new Map([['ana', 'Ana Weber']]) }]])

it.each<[Partial<FieldDefinition>, FormValue, string]>([
  [{ kind: 'switch' }, true, 'on'],
  [{ kind: 'switch' }, false, 'off'],
  [{ kind: 'switch' }, null, 'off'],
  [{ kind: 'text' }, '', '–'],
  [{ kind: 'list' }, [], '–'],
  [{ kind: 'secret' }, 'hunter2', '••••••••'],
  [{ kind: 'secret' }, '', '–'],
  [{ kind: 'file' }, new File(['x'], 'rules.whl'), 'rules.whl'],
  [{ kind: 'choice', options: [{ value: 'a', label: { en: 'Alpha' } }] }, 'a', 'Alpha'],
  [{ kind: 'day' }, '2026-12-10', '10 Dec 2026'],
  [{ kind: 'date' }, new Date(2026, 11, 10).toISOString(), '10 Dec 2026'],
  [{ kind: 'reference', resource: 'people' }, 'ana', 'Ana Weber'],
  [{ kind: 'array', fields: { who: person } }, [{ who: 'ana' }, { who: 'bo' }], 'Who: Ana Weber; Who: bo'],
  [{ kind: 'text', review: ({ values }) => `As ${values.field}` }, 'x', 'As x'],
])('a field %j that holds %j is reviewed as "%s"', (field, value, text) => {
  const described: FieldDefinition = { label: { en: 'Field' }, kind: 'text', ...field }
  expect(reviewText(described, 'field', contextOf('create', { field: value }), labels)).toBe(text)
})

const idle = {
  id: 'form',
  faults: {},
  attempts: 0,
  runAfterPress: (task: () => void) => task(),
  retryOption: null,
  upload: null,
}
