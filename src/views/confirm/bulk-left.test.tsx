import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiError, NetworkError } from '../../api/errors'
import { ScopeContext } from '../../providers/scope-context'
import { findDialogTitled } from '../../testing/contract/find-named'
import { stageAccess } from '../../testing/contract/stage-access'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi } from '../../testing/fake-api'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ResourceSection } from '../section/resource-section'

/** Deletes three records, of which each call waits for its answer. */
async function begin() {
  stageAccess(gadgets)
  const records = ['bolt', 'cog', 'lamp'].map((name) => buildGadget({ name }))
  const answers = new Map<unknown, (answer: Error | null) => void>()
  const answerTo = (id: unknown) =>
    new Promise((resolve, reject) => {
      answers.set(id, (answer) => (answer ? reject(answer) : resolve(null)))
    })
  const api = createFakeApi(
    {},
    { 'gadgets.list': () => records, 'gadgets.command': ({ path }) => answerTo(path?.recordId) },
  )
  const rendered = renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
      <ResourceSection definition={gadgets} />
    </ScopeContext>,
    { api, path: '/clusters/demo' },
  )
  await screen.findByRole('table')
  for (const { name } of records) fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const dialog = await findDialogTitled('Delete gadgets')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(answers.size).toBe(3))
  const answer = (name: string, given: Error | null) => act(async () => answers.get(`id-${name}`)?.(given))
  return { ...rendered, answer }
}

const inUse = new ApiError({ message: 'In use', statusCode: 409 })

it('asks before it is left while it runs, and tells then as a notice what failed', async () => {
  const { router, notices, answer } = await begin()
  await act(() => router.navigate('/elsewhere'))
  const question = await findDialogTitled('Leave while this runs?')
  expect(
    within(question).getByText('It goes on for all of them. What fails is told in a notice.'),
  ).toBeDefined()
  fireEvent.click(within(question).getByRole('button', { name: 'Leave' }))
  await screen.findByText('Another page')

  await answer('bolt', inUse)
  await answer('cog', null)
  await answer('lamp', inUse)
  await waitFor(() => expect(notices.filter(({ type }) => type === 'error')).toHaveLength(1))
  expect(notices.find(({ type }) => type === 'error')).toEqual({
    type: 'error',
    message: '1 of 3 done. These failed: bolt, lamp: In use',
    description: 'Not done: Delete',
  })
})

it('tells who left that nobody knows what became of a record', async () => {
  const { router, notices, answer } = await begin()
  await act(() => router.navigate('/elsewhere'))
  const question = await findDialogTitled('Leave while this runs?')
  fireEvent.click(within(question).getByRole('button', { name: 'Leave' }))
  await answer('bolt', null)
  await answer('cog', null)
  await answer('lamp', new NetworkError('gadgets.command', 'timeout'))
  await waitFor(() => expect(notices.filter(({ type }) => type === 'error')).toHaveLength(1))
  const told = notices.find(({ type }) => type === 'error')
  expect(told?.message).toMatch(/^2 of 3 done\. lamp: We could not confirm/)
  expect(told?.description).toBe('Not confirmed: Delete')
})

it('shows what failed to who stays', async () => {
  const { router, notices, answer, address } = await begin()
  await act(() => router.navigate('/elsewhere'))
  const question = await findDialogTitled('Leave while this runs?')
  fireEvent.click(within(question).getByRole('button', { name: 'Stay' }))
  for (const name of ['bolt', 'cog', 'lamp']) await answer(name, inUse)
  expect(await screen.findByText('0 of 3 done. These failed:')).toBeDefined()
  expect(notices).toEqual([])
  expect(address()).toBe('/clusters/demo')
})

it('tells who leaves what failed beneath the question', async () => {
  const { router, notices, answer } = await begin()
  await act(() => router.navigate('/elsewhere'))
  const question = await findDialogTitled('Leave while this runs?')
  await answer('bolt', null)
  await answer('cog', inUse)
  await answer('lamp', inUse)
  fireEvent.click(within(question).getByRole('button', { name: 'Leave' }))
  await screen.findByText('Another page')
  expect(notices.filter(({ type }) => type === 'error').map(({ message }) => message)).toEqual([
    '1 of 3 done. These failed: cog, lamp: In use',
  ])
})
