import { vi } from 'vitest'
import { PlansPage } from '../custom-pages/plans/plans-page'
import type { Person } from '../domain/person'
import { buildPerson } from './builders'
import { createFakeApi, type FakeAnswers } from './fake-api'
import { type RenderOptions, renderWithProviders } from './render-with-providers'

/** Somebody with a plan, by the name of the role that has it; payment is switched on. */
export function personOn(
  role: 'free' | 'basic' | 'premium' | 'enterprise',
  parts: Partial<Person> = {},
): Person {
  const ids = { free: 1, basic: 2, premium: 3, enterprise: 4 }
  return buildPerson({
    role: { id: ids[role], name: role },
    toggleFeatures: [{ key: 'payment', isPublished: true }],
    ...parts,
  })
}

export type OpenedPlans = {
  person?: Person
  path?: string
  state?: unknown
  answers?: FakeAnswers
  links?: RenderOptions['links']
}

/** Opens the plans as somebody; the fake API answers as for an account that may change as it likes. */
export function openPlans({
  person = personOn('free'),
  path = '/plans',
  state,
  answers,
  links = {},
}: OpenedPlans = {}) {
  const reloadPerson = vi.fn(async () => {})
  const rendered = renderWithProviders(<PlansPage title="Plans" />, {
    person,
    path,
    state,
    links,
    session: { reloadPerson },
    api: createFakeApi({
      getPayment: () => ({ last4: '4242', expiration: '08/28' }),
      getPaymentEligibility: () => true,
      getDowngrade: () => true,
      changePlan: () => ({ message: 'Reported by the server' }),
      listClusters: () => [],
      ...answers,
    }),
  })
  const sent = () => rendered.api.callsOf('changePlan').map(({ options }) => [options.path, options.body])
  const reported = () => rendered.notices.map(({ type, message }) => [type, message])
  return { ...rendered, reloadPerson, sent, reported }
}
