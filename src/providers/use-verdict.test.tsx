import { expect, it } from 'vitest'
import { buildCluster, buildPerson } from '../testing/builders'
import { renderWithProviders } from '../testing/render-with-providers'
import { useVerdict } from './use-verdict'

function Libraries() {
  const { isAllowed } = useVerdict('open-libraries', 'ClusterPage', { cluster: buildCluster() })
  return isAllowed ? 'shown' : 'not shown'
}

it.each([
  ['production', 'not shown'],
  ['staging', 'shown'],
])(
  'access is told which deployment it is asked in: on %s the libraries of a trial are %s',
  (environment, said) => {
    const person = buildPerson({ role: { id: 1, name: 'free' } })
    const { container } = renderWithProviders(<Libraries />, { person, session: { environment } })
    expect(container.textContent).toBe(said)
  },
)
