import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { FormMode } from '../../definitions/form-values'
import { buildPerson } from '../../testing/builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { buildDoor, doors } from '../../testing/example-definition'
import { FormEngineContext } from './form-engine-context'
import { formPlanOf } from './form-plan'
import { ReviewStep } from './review-step'

it.each<[FormMode, string]>([
  ['clone', '9'],
  ['edit', '3 → 9'],
])('of a %s shows %s: only of a change what was before', (mode, text) => {
  const scope = { kind: 'cluster', cluster: buildClusterDetail() } as const
  const values = { range: '10.0.0.0', size: 9 }
  const context = { person: buildPerson(), productKey: 'basalt', scope, mode, record: buildDoor(), values }
  const plan = formPlanOf(doors, 'edit')
  render(
    <FormEngineContext value={{ ...idle, plan, context }}>
      <ReviewStep shown={['size']} />
    </FormEngineContext>,
  )
  expect(screen.getByRole('definition').textContent).toBe(text)
})

const idle = {
  id: 'form',
  faults: {},
  attempts: 0,
  runAfterPress: (task: () => void) => task(),
  retryOption: null,
  upload: null,
}
