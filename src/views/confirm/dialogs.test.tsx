import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '../../api/errors'
import type { Cluster } from '../../domain/cluster'
import { buildCluster } from '../../testing/builders'
import { ClusterList } from '../../testing/cluster-list'
import { createFakeApi, type FakeAnswers } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'

async function openDialog(entry: string, list: Cluster[] = [buildCluster()], answers: FakeAnswers = {}) {
  const reloadPerson = vi.fn(async () => {})
  const api = createFakeApi({ listClusters: () => list, ...answers })
  const rendered = renderWithProviders(
    <>
      <h1>Clusters</h1>
      <ClusterList emptyAction="Create" />
    </>,
    { api, path: '/clusters', session: { reloadPerson } },
  )
  const [name] = list.map((cluster) => cluster.name)
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  await userEvent.click(screen.getByRole('menuitem', { name: entry }))
  const dialog = await screen.findByRole('dialog')
  return { ...rendered, api, dialog, reloadPerson }
}

const answered = { message: null }

describe('the dialog Delete', () => {
  it('asks for the exact name and says what is lost, 620 wide [CLU-039, CLU-082, PLT-007]', async () => {
    const { dialog } = await openDialog('Delete')

    expect(dialog.style.width).toBe('620px')
    expect(
      within(dialog).getByRole('heading', { name: 'Are you sure you want to delete demo cluster?' }),
    ).toBeDefined()
    expect(within(dialog).getByText('This action cannot be undone.')).toBeDefined()
    expect(
      within(dialog).getByText('The cluster, its data and its settings are lost for good.'),
    ).toBeDefined()
    expect(within(dialog).getByRole('textbox', { name: 'Type demo to confirm' })).toBeDefined()
  })

  it.each(['', 'Demo', 'demo ', 'dem'])(
    'keeps open and makes no call for the name %o [CLU-039, CLU-040, CLU-066, DET-065]',
    async (typed) => {
      const { api, dialog } = await openDialog('Delete')
      if (typed !== '') await userEvent.type(within(dialog).getByRole('textbox'), typed)

      await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))

      expect(within(dialog).getByRole('alert').textContent).toBe('The input is not valid Name!')
      expect(within(dialog).getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
      expect(screen.getByRole('dialog')).toBe(dialog)
      expect(api.callsOf('deleteCluster')).toEqual([])
    },
  )

  it('deletes, reloads the person, reads the list again and says so [CLU-039, CLU-061, CLU-085]', async () => {
    const { api, dialog, notices, reloadPerson } = await openDialog('Delete', [buildCluster()], {
      deleteCluster: () => answered,
    })
    api.answer({ listClusters: () => [] })
    await userEvent.type(within(dialog).getByRole('textbox'), 'demo{Enter}')

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const sent = api.callsOf('deleteCluster').map(({ options }) => options)
    expect(sent).toMatchObject([{ path: { id: 'u-1', name: 'demo' } }])
    expect(sent[0]?.body).toBeUndefined()
    expect(notices).toEqual([{ type: 'success', message: 'demo is deleted successfully' }])
    expect(reloadPerson).toHaveBeenCalledTimes(1)
    expect(await screen.findByText('YOUR CLUSTERS LIST IS EMPTY')).toBeDefined()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Clusters'))
  })

  it("keeps open when the call fails, with the same sentence and the server's words as a notification [CLU-066, CLU-069, CLU-D20, CLU-D27, ERR-015]", async () => {
    const { dialog, notices, reloadPerson } = await openDialog('Delete', [buildCluster()], {
      deleteCluster: () => {
        throw new ApiError({ message: 'The cluster is locked by a backup.', statusCode: 500 })
      },
    })
    await userEvent.type(within(dialog).getByRole('textbox'), 'demo{Enter}')

    expect((await within(dialog).findByRole('alert')).textContent).toBe('The input is not valid Name!')
    expect(screen.getByRole('dialog')).toBe(dialog)
    expect(notices).toEqual([
      { type: 'error', message: 'The cluster is locked by a backup.', description: 'Error' },
    ])
    expect(within(dialog).getByRole<HTMLInputElement>('textbox').value).toBe('demo')
    expect(reloadPerson).not.toHaveBeenCalled()
  })

  it.each([
    ['no longer lists it', () => []],
    [
      'cannot be read again',
      () => {
        throw new NetworkError('listClusters', 'unreachable')
      },
    ],
  ])(
    'tells success, once, when there is nothing left to delete and the list %s [CLU-085]',
    async (_case, listClusters) => {
      const { api, dialog, notices, reloadPerson } = await openDialog('Delete', [buildCluster()], {
        deleteCluster: () => {
          throw new ApiError({ message: 'This cluster does not exist.', statusCode: 404 })
        },
      })
      api.answer({ listClusters })
      await userEvent.type(within(dialog).getByRole('textbox'), 'demo{Enter}')

      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(notices).toEqual([{ type: 'success', message: 'demo is deleted successfully' }])
      expect(api.callsOf('deleteCluster')).toHaveLength(1)
      expect(reloadPerson).toHaveBeenCalledTimes(1)
      expect(screen.queryByRole('article', { name: 'demo' })).toBeNull()
    },
  )

  it('does not claim a delete when the server answers 404 but goes on listing the cluster [CLU-066]', async () => {
    const { dialog, notices } = await openDialog('Delete', [buildCluster()], {
      deleteCluster: () => {
        throw new ApiError({ message: 'No such route.', statusCode: 404 })
      },
    })
    await userEvent.type(within(dialog).getByRole('textbox'), 'demo{Enter}')

    expect((await within(dialog).findByRole('alert')).textContent).toBe('The input is not valid Name!')
    expect(notices).toEqual([{ type: 'error', message: 'No such route.', description: 'Error' }])
  })

  it.each([
    ['refused', new ApiError({ message: 'Locked by a backup.', statusCode: 500 }), /^Locked by a backup\.$/],
    ['not answered', new NetworkError('deleteCluster', 'timeout'), /^We could not confirm whether "Delete" /],
  ])('tells who went back meanwhile that it was %s', async (_what, failure, words) => {
    let fail = () => {}
    const { dialog, notices, router } = await openDialog('Delete', [buildCluster()], {
      deleteCluster: () => new Promise((_done, reject) => (fail = () => reject(failure))),
    })
    await userEvent.type(within(dialog).getByRole('textbox'), 'demo{Enter}')
    await act(() => router.navigate('/elsewhere'))
    expect(screen.queryByRole('dialog')).toBeNull()
    await act(async () => fail())
    await waitFor(() => expect(notices).toHaveLength(1))
    expect(notices[0]).toMatchObject({ type: 'error', message: expect.stringMatching(words) })
  })

  it('sends one call however often it is confirmed', async () => {
    const { api, dialog } = await openDialog('Delete', [buildCluster()], {
      deleteCluster: () => new Promise(() => {}),
    })
    await userEvent.type(within(dialog).getByRole('textbox'), 'demo{Enter}{Enter}')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))

    expect(api.callsOf('deleteCluster')).toHaveLength(1)
  })

  it('gives the focus back to the button of the menu when it is cancelled', async () => {
    const { dialog } = await openDialog('Delete')

    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))

    const kebab = screen.getByRole('button', { name: 'Actions for demo' })
    await waitFor(() => expect(document.activeElement).toBe(kebab))
  })
})
