import { expect, vi } from 'vitest'
import type { FormContext } from '../definitions/form-values'
import type { OptionsState } from '../views/form/options-state'
import type { UseChoices } from '../views/resource-components'
import { buildPerson } from './builders'
import { createFakeApi, type FakeAnswers } from './fake-api'
import { renderWithProviders } from './render-with-providers'

type Asked = Partial<Omit<FormContext, 'person'>> & {
  person?: Parameters<typeof buildPerson>[0]
  answers?: FakeAnswers
}

/**
 * What a source of choices offers in a form.
 * @param settled states of which one is waited for
 */
export async function offeredChoices(
  use: UseChoices,
  { person: changes, answers, ...parts }: Asked = {},
  settled: readonly OptionsState['state'][] = ['ready', 'waiting', 'failed'],
) {
  const states: OptionsState[] = []
  const person = buildPerson(changes)
  const context: FormContext = {
    ...{ mode: 'create', values: {}, record: null, scope: { kind: 'user' }, productKey: 'basalt' },
    ...{ ...parts, person },
  }
  function Probe() {
    states.push(use(context))
    return null
  }
  const { api } = renderWithProviders(<Probe />, { api: createFakeApi(answers), person })
  await vi.waitFor(() => expect(settled).toContain(states.at(-1)?.state))
  return { api, state: states.at(-1), first: states[0], now: () => states.at(-1) }
}
