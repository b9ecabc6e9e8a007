import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import '../../locales/late-texts'
import type { Operation } from '../../domain/operation'
import { SessionContext, useSession } from '../../providers/session-context'
import { buildPerson } from '../../testing/builders'
import { buildPipeline } from '../../testing/choice-builders'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { PipelineWatcher } from './pipeline-watcher'
import type { WatchedOperation } from './use-operation-end'

/** Knows no e-mail address of the person before they are read again. */
function ReadLater(watched: WatchedOperation) {
  const session = useSession()
  const [email, setEmail] = useState<string | null>(null)
  return (
    <SessionContext value={{ ...session, person: { ...session.person, email } }}>
      <button type="button" onClick={() => setEmail('e@sandbox.test')}>
        Read again
      </button>
      <PipelineWatcher {...watched} />
    </SessionContext>
  )
}

it('goes on with an environment that can be asked about in time', async () => {
  const startedAt = Date.parse('2026-03-05T12:00:00Z')
  vi.useFakeTimers({ now: startedAt })
  const operation: Operation = {
    ...{ id: 'o-1', kind: 'pipeline', name: 'atlas', clusterId: null },
    ...{ place: '/clusters', startedAt, outcome: null },
  }
  const onEnd = vi.fn()
  const api = createFakeApi({ getPipelineStatus: () => buildPipeline({ state: 'inProgress' }) })
  const person = buildPerson({ pipelineStatus: 'inProgress' })
  renderWithProviders(<ReadLater operation={operation} onEnd={onEnd} />, { api, person })
  const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  await later(80_000)
  expect(api.callsOf('getPipelineStatus')).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Read again' }))
  await later(80_000)
  expect(api.callsOf('getPipelineStatus')).not.toEqual([])
  expect(onEnd).not.toHaveBeenCalled()
})
