import { useQueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { NetworkError, SessionEndedError } from '../../api/errors'
import { renderWithProviders } from '../../testing/render-with-providers'
import { useLeaveGuard } from './leave-guard'

it.each([
  ['a reading', 'query', new SessionEndedError(), false],
  ['a command', 'mutation', new SessionEndedError(), false],
  ['a command that did not arrive', 'mutation', new NetworkError('updateMe', 'offline'), true],
] as const)(
  'signing in again after %s told that the session is over is no loss (%s)',
  async (_what, kind, error, isAsked) => {
    const held: { client?: ReturnType<typeof useQueryClient> } = {}
    function Form() {
      useLeaveGuard(true)
      held.client = useQueryClient()
      return null
    }
    renderWithProviders(<Form />)
    const fail = () => Promise.reject(error)
    const { client } = held
    if (kind === 'query')
      await client?.fetchQuery({ queryKey: ['x'], queryFn: fail, retry: false }).catch(() => {})
    else
      await client
        ?.getMutationCache()
        .build(client, { mutationFn: fail, retry: false })
        .execute(undefined)
        .catch(() => {})
    const leaving = new Event('beforeunload', { cancelable: true })
    dispatchEvent(leaving)
    expect(leaving.defaultPrevented).toBe(isAsked)
  },
)
