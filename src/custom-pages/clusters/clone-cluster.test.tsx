import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '../../api/errors'
import type { Cluster } from '../../domain/cluster'
import { buildCluster } from '../../testing/builders'
import { createFakeApi, type FakeAnswers } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ClustersPage } from './clusters-page'

beforeEach(() => sessionStorage.clear())

async function openClone(cluster: Cluster = buildCluster(), answers: FakeAnswers = {}) {
  const reloadPerson = vi.fn(async () => {})
  const api = createFakeApi({ listClusters: () => [cluster], ...answers })
  const rendered = renderWithProviders(<ClustersPage />, {
    api,
    path: '/clusters',
    session: { reloadPerson },
  })
  await userEvent.click(await screen.findByRole('button', { name: `Actions for ${cluster.name}` }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Clone' }))
  return { ...rendered, api, dialog: await screen.findByRole('dialog'), reloadPerson }
}

const answered = { message: null }

describe('the form that clones a cluster', () => {
  it.each([
    ['demo', 'demo-2'],
    ['a-name-of-19-letters', ''],
    ['a-name-of-18-lettrs', 'a-name-of-18-lettrs-2'],
  ])('opens for %s with the name %o [CLU-032, CLU-033]', async (name, expected) => {
    const { dialog } = await openClone(buildCluster({ name }))

    expect(within(dialog).getByRole('heading', { name: 'Clone Cluster' })).toBeDefined()
    expect(within(dialog).getByRole<HTMLInputElement>('textbox').value).toBe(expected)
  })

  it('says what it will be: as large as its source, in the same place', async () => {
    const { dialog } = await openClone()
    expect(dialog.textContent).toContain('size Small, Europe West, version 6.2.1. It counts')
  })

  it.each([
    ['gc', 'sales-2024', 'sales-2024-2', '3 to 21 characters'],
    ['az', 'sales-2024', 'sales202', '3 to 8 characters'],
    ['az-saas', 'sales', 'sales2', '3 to 8 characters'],
  ])(
    'opens on %s for %s with %s, which may be sent, and says how long a name is [CLU-D17]',
    async (...of) => {
      const [platform, name, expected, hint] = of
      const { dialog } = await openClone(buildCluster({ platform, name }))

      const input = within(dialog).getByRole<HTMLInputElement>('textbox')
      expect(input.value).toBe(expected)
      const submit = within(dialog).getByRole('button', { name: 'Clone' })
      expect(submit.getAttribute('aria-disabled')).toBeNull()
      expect(dialog.textContent).toContain(hint)
    },
  )

  it.each([
    ['', 'gc'],
    ['abcdefghijklmnopqrstuv', 'gc'],
    ['two words', 'gc'],
    ['ab', 'gc'],
    ['my-zookeeper', 'gc'],
    ['Upper', 'az'],
    ['ninechars', 'az'],
  ])(
    'cannot be sent with the name %o on %s, says why, and makes no call [CLU-031, CLU-038, CLU-087]',
    async (name, platform) => {
      const { api, dialog } = await openClone(buildCluster({ platform }))
      const input = within(dialog).getByRole('textbox')

      await userEvent.clear(input)
      if (name !== '') await userEvent.type(input, name)
      await userEvent.tab()

      const submit = within(dialog).getByRole('button', { name: 'Clone' })
      const reason = within(dialog).getByRole('alert').textContent
      expect(submit.getAttribute('aria-disabled')).toBe('true')
      expect(reason).not.toBe('')
      expect(document.getElementById(submit.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
        'Please check: Name',
      )
      expect(input.getAttribute('aria-invalid')).toBe('true')
      await userEvent.click(submit)
      await userEvent.type(input, '{Enter}')
      expect(api.callsOf('cloneCluster')).toEqual([])
    },
  )

  it('sends name and source, closes, says so and reads the list again [CLU-035, CLU-060]', async () => {
    const { api, dialog, notices, reloadPerson } = await openClone(buildCluster(), {
      cloneCluster: () => answered,
    })
    const input = within(dialog).getByRole('textbox')
    await userEvent.clear(input)
    await userEvent.type(input, 'copy{Enter}')

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [call] = api.callsOf('cloneCluster')
    expect(call?.options.path).toMatchObject({ id: 'u-1', name: 'demo' })
    expect(call?.options.body).toEqual({ name: 'copy', clone: 'demo' })
    expect(call?.options.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/)
    expect(notices).toEqual([{ type: 'success', message: 'Cluster is cloned successfully' }])
    await waitFor(() => expect(api.callsOf('listClusters')).toHaveLength(2))
    expect(reloadPerson).toHaveBeenCalledTimes(1)
  })

  it("shows the server's words at the name, keeps what was typed, and sends the same key for the same name [ERR-002, ERR-010, ERR-018]", async () => {
    const refused = new ApiError({
      message: 'x',
      statusCode: 422,
      fieldErrors: [{ fieldName: 'name', message: 'This name is taken.', isNotActivated: false }],
    })
    const { api, dialog, notices } = await openClone(buildCluster(), {
      cloneCluster: () => {
        throw refused
      },
    })
    const submit = within(dialog).getByRole('button', { name: 'Clone' })
    await userEvent.click(submit)
    expect((await within(dialog).findByRole('alert')).textContent).toBe('This name is taken.')
    expect(within(dialog).getByRole<HTMLInputElement>('textbox').value).toBe('demo-2')
    expect(notices).toEqual([])

    const calls = () => api.callsOf('cloneCluster')
    const tryAgain = async (count: number) => {
      await waitFor(() => expect(submit.getAttribute('aria-disabled')).toBeNull())
      await userEvent.click(submit)
      await waitFor(() => expect(calls()).toHaveLength(count))
    }
    await tryAgain(2)
    await userEvent.type(within(dialog).getByRole('textbox'), '3')
    await tryAgain(3)
    const keys = calls().map(({ options }) => options.idempotencyKey)
    expect(keys[0]).toBe(keys[1])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('keeps its name when somebody renames the source meanwhile', async () => {
    let name = 'demo'
    const { dialog, queryClient, api } = await openClone(buildCluster(), {
      listClusters: () => [buildCluster({ id: 'id-demo', name })],
    })
    name = 'sales'
    await queryClient.refetchQueries({ type: 'active' })
    await screen.findByRole('button', { name: 'Actions for sales', hidden: true })
    expect(within(dialog).getByRole<HTMLInputElement>('textbox').value).toBe('demo-2')
    expect(dialog.textContent).not.toContain('changed by somebody else')
    expect(api.callsOf('listClusters')).toHaveLength(2)
  })

  it('says other refusals as a notification and keeps the dialog', async () => {
    const { dialog, notices } = await openClone(buildCluster(), {
      cloneCluster: () => {
        throw new ApiError({ message: 'To create more clusters, upgrade.', statusCode: 403 })
      },
    })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Clone' }))

    await waitFor(() =>
      expect(notices.map(({ message }) => message)).toEqual(['To create more clusters, upgrade.']),
    )
    expect(screen.getByRole('dialog')).toBe(dialog)
  })

  it('succeeds after a lost answer when the list, read again, has the clone', async () => {
    const { api, dialog, notices } = await openClone(buildCluster(), {
      cloneCluster: () => {
        throw new NetworkError('cloneCluster', 'unreachable')
      },
    })
    api.answer({ listClusters: () => [buildCluster(), buildCluster({ name: 'demo-2' })] })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Clone' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(notices.map(({ message }) => message)).toEqual(['Cluster is cloned successfully'])
    expect(api.callsOf('cloneCluster')).toHaveLength(1)
  })

  it('says that it could not confirm when the list has no clone', async () => {
    const { dialog } = await openClone(buildCluster(), {
      cloneCluster: () => {
        throw new NetworkError('cloneCluster', 'unreachable')
      },
    })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Clone' }))

    expect(await within(dialog).findByText(/does not show "demo-2"/)).toBeDefined()
  })
})
