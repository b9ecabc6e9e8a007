import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '../../../../api/errors'
import { buildPerson } from '../../../../testing/builders'
import { buildClusterDetail } from '../../../../testing/detail-builders'
import type { createFakeApi } from '../../../../testing/fake-api'
import { renderWithProviders } from '../../../../testing/render-with-providers'
import {
  button,
  flags,
  node,
  person,
  platformActions,
  renderServices,
  statuses,
  usual,
} from '../../../../testing/services-driver'
import { QuantityDialog } from './quantity-dialog'

describe('the number of nodes', () => {
  const open = async (name: string) => {
    fireEvent.click(await button(name))
    return screen.findByRole('dialog', { name })
  }
  const quantityOf = (dialog: HTMLElement) =>
    within(dialog).getByRole<HTMLInputElement>('spinbutton', { name: /Quantity/ })
  const sent = (api: ReturnType<typeof createFakeApi>) =>
    api.callsOf('changeCluster').map(({ options }) => options)

  it.each([
    ['Add Analytics services', { analyticsNodes: 3 }, '2', { analyticsReplicas: 5 }],
    ['Add Loader services', { loaderNodes: 1 }, '', { loaderReplicas: 2 }],
    ['Delete Loader services', { loaderNodes: 4 }, '3', { loaderReplicas: 1 }],
    ['Delete Analytics services', { analyticsNodes: 2 }, '', { analyticsReplicas: 1 }],
  ])(
    '%s of %o sends the new total, by one at first [API-037, API-038, CFG-036]',
    async (name, detail, typed, body) => {
      const { api, notices } = renderServices({}, detail)
      const dialog = await open(name)
      const input = quantityOf(dialog)
      expect(input.value).toBe('1')
      if (typed) fireEvent.change(input, { target: { value: typed } })
      const confirm = within(dialog).getByRole('button', { name: /^(Add|Delete)$/ })
      // It reads first how many there are now.
      await waitFor(() => expect(confirm.getAttribute('aria-disabled')).not.toBe('true'))
      fireEvent.click(confirm)
      await waitFor(() => expect(notices).toHaveLength(1))
      expect(sent(api)).toEqual([{ path: { id: 'u-1', name: 'demo' }, body }])
      expect(notices[0]).toMatchObject({ type: 'success', message: 'Reported by the server' })
      expect(api.callsOf('getServiceStatus').length).toBeGreaterThan(1)
    },
  )

  it('stays where the dialog is given up', async () => {
    const { api } = renderServices({}, { loaderNodes: 4 })
    fireEvent.click(within(await open('Delete Loader services')).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(api)).toEqual([])
  })

  it('starts from what the cluster has when the dialog opens, and not from what the page shows', async () => {
    const now = buildClusterDetail({ loaderNodes: 4 })
    let answer = () => {}
    const { api, notices } = renderServices(
      { getCluster: () => new Promise((resolve) => (answer = () => resolve(now))) },
      { loaderNodes: 1 },
    )
    const dialog = await open('Add Loader services')
    expect(within(dialog).getByText('Reading how many nodes there are now')).toBeDefined()
    expect(within(dialog).getByRole('button', { name: 'Add' }).getAttribute('aria-disabled')).toBe('true')
    fireEvent.submit(quantityOf(dialog))
    answer()
    expect(await within(dialog).findByText('4 nodes now.')).toBeDefined()
    expect(within(dialog).getByText('From 1 to 6.')).toBeDefined()
    expect(sent(api)).toEqual([])
    api.answer({ getCluster: () => now })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(notices).toHaveLength(1))
    expect(sent(api).map(({ body }) => body)).toEqual([{ loaderReplicas: 5 }])
  })

  it('that somebody else changed while the dialog stood open is not sent, but said and asked again', async () => {
    let loaderNodes = 1
    const { api } = renderServices({ getCluster: () => buildClusterDetail({ loaderNodes }) }, { loaderNodes })
    const dialog = await open('Add Loader services')
    await within(dialog).findByText('1 node now.')
    loaderNodes = 5
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
    expect(
      await within(dialog).findByText(
        'Somebody changed the number meanwhile: it was 1. Nothing was sent; please look again.',
      ),
    ).toBeDefined()
    expect(within(dialog).getByText('5 nodes now.')).toBeDefined()
    expect(sent(api)).toEqual([])
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(sent(api).map(({ body }) => body)).toEqual([{ loaderReplicas: 6 }]))
  })

  it('that somebody else changed so that what is typed is too much says so at once', async () => {
    let loaderNodes = 1
    const { api } = renderServices({ getCluster: () => buildClusterDetail({ loaderNodes }) }, { loaderNodes })
    const dialog = await open('Add Loader services')
    await within(dialog).findByText('1 node now.')
    fireEvent.change(quantityOf(dialog), { target: { value: '3' } })
    loaderNodes = 9
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
    expect(await within(dialog).findByText('9 nodes now.')).toBeDefined()
    expect(within(dialog).getByText('Enter a whole number from 1 to 1')).toBeDefined()
    expect(sent(api)).toEqual([])
  })

  it('of a cluster that no longer runs is not sent, and says why', async () => {
    let state: 'running' | 'sleeping' = 'running'
    const { api } = renderServices({ getCluster: () => buildClusterDetail({ state }) })
    const dialog = await open('Add Loader services')
    await within(dialog).findByText('1 node now.')
    state = 'sleeping'
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Cluster Must be running')
    expect(api.callsOf('getCluster')).toHaveLength(2)
    expect(sent(api)).toEqual([])
  })

  it('cannot be called off, nor changed, while it is checked before it is sent', async () => {
    const { api } = renderServices()
    const dialog = await open('Add Loader services')
    await within(dialog).findByText('1 node now.')
    let answer = () => {}
    api.answer({ getCluster: () => new Promise((resolve) => (answer = () => resolve(buildClusterDetail()))) })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
    await within(dialog).findByText('Reading how many nodes there are now')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    fireEvent.keyDown(dialog, { key: 'Escape' })
    expect(screen.getByRole('dialog')).toBe(dialog)
    expect(quantityOf(dialog).readOnly).toBe(true)
    answer()
    await waitFor(() => expect(sent(api).map(({ body }) => body)).toEqual([{ loaderReplicas: 2 }]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('that the server says no more meanwhile is not guessed either', async () => {
    const { api } = renderServices({ getCluster: () => buildClusterDetail({ loaderNodes: null }) })
    const dialog = await open('Add Loader services')
    const unknown = 'The server does not say how many nodes there are now.'
    await waitFor(() => expect(within(dialog).getByRole('status').textContent).toBe(unknown))
    expect(within(dialog).getByRole('alert').textContent).toContain(unknown)
    const add = within(dialog).getByRole('button', { name: 'Add', description: unknown })
    expect(add.getAttribute('aria-disabled')).toBe('true')
    fireEvent.submit(quantityOf(dialog))
    expect(sent(api)).toEqual([])
  })

  it('that cannot be read is not guessed: nothing is sent until it is', async () => {
    let isDown = true
    const { api } = renderServices({
      getCluster: () => {
        if (isDown) throw new ApiError({ statusCode: 500, message: 'Down' })
        return buildClusterDetail({ loaderNodes: 2 })
      },
    })
    const dialog = await open('Add Loader services')
    const failed = 'How many nodes there are now could not be read. Nothing was sent.'
    expect((await within(dialog).findByRole('alert')).textContent).toContain(failed)
    expect(within(dialog).queryByText('1 node now.')).toBeNull()
    expect(within(dialog).queryByRole('table')).toBeNull()
    fireEvent.submit(quantityOf(dialog))
    const add = within(dialog).getByRole('button', { name: 'Add', description: failed })
    expect(add.getAttribute('aria-disabled')).toBe('true')
    isDown = false
    fireEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
    expect(await within(dialog).findByText('2 nodes now.')).toBeDefined()
    expect(sent(api)).toEqual([])
  })

  it.each([
    // button, what there is, most → most at once; two that are refused
    ['Add Analytics services', { analyticsNodes: 3 }, 10, 7, '8', '0'],
    ['Add Analytics services', { analyticsNodes: 3 }, 20, 10, '11', '1.5'],
    ['Add Analytics services', { analyticsNodes: 3 }, 5, 2, '3', '-1'],
    ['Delete Loader services', { loaderNodes: 4 }, 10, 3, '4', ''],
    ['Delete Loader services', { loaderNodes: 14 }, 20, 10, '11', '0'],
  ])(
    '%s of %o, with at most %i, takes from 1 to %i [CFG-036, CFG-078, CFG-079, CFG-081]',
    async (name, detail, most, max, ...refused) => {
      const { api } = renderServices({ readSystemConfiguration: () => ({ value: most }) }, detail)
      await waitFor(() => expect(api.callsOf('readSystemConfiguration').length).toBeGreaterThan(0))
      expect(api.callsOf('readSystemConfiguration')[0]?.options.body).toEqual({
        configKey: 'scalingMaxReplicas',
        configType: 'number',
        defaultValue: 10,
      })
      const dialog = await open(name)
      const submit = within(dialog).getByRole('button', { name: /^(Add|Delete)$/ })
      expect(submit.className.includes('danger')).toBe(name.startsWith('Delete'))
      await within(dialog).findByText(`From 1 to ${max}.`)
      for (const value of refused) {
        fireEvent.change(quantityOf(dialog), { target: { value } })
        fireEvent.click(within(dialog).getByRole('button', { name: /^(Add|Delete)$/ }))
        expect(await within(dialog).findByText(`Enter a whole number from 1 to ${max}`)).toBeDefined()
        expect(sent(api)).toEqual([])
      }
      fireEvent.change(quantityOf(dialog), { target: { value: String(max) } })
      fireEvent.click(within(dialog).getByRole('button', { name: /^(Add|Delete)$/ }))
      await waitFor(() => expect(sent(api)).toHaveLength(1))
    },
  )

  it.each([
    [
      'answers nothing',
      () => {
        throw new ApiError({ statusCode: 500, message: 'The server is ill' })
      },
    ],
    ['answers no number', () => ({ value: null })],
  ])('is 10 at the most where the server %s [CFG-079]', async (_what, readSystemConfiguration) => {
    renderServices({ readSystemConfiguration })
    expect(await within(await open('Add Loader services')).findByText('From 1 to 9.')).toBeDefined()
  })

  const restarts = 'Adding a new analytics service will restart the existing analytics service.'
  it.each([
    ['Add Analytics services', 1, true],
    ['Add Analytics services', 2, false],
    ['Add Loader services', 1, false],
  ])('%s with %i there warns of a restart: %s [CFG-064]', async (name, replicas, isWarned) => {
    renderServices({}, { analyticsNodes: replicas, loaderNodes: replicas })
    const dialog = await open(name)
    expect(within(dialog).queryByText(restarts) !== null).toBe(isWarned)
  })

  it('is shown with what the cluster consumes before and after', async () => {
    const size = { id: 's', name: 'medium', displayName: 'Medium', ipu: 8, order: 2 }
    const analytics = [node('demo-analytics-1'), node('demo-analytics-2')]
    renderServices(
      { getServiceStatus: () => statuses({ analytics }) },
      { analyticsNodes: 2, loaderNodes: 1, analyticsSize: size, loaderSize: { ...size, ipu: 3 } },
    )
    const dialog = await open('Delete Analytics services')
    const consumption = within(dialog).getByRole('table')
    const cells = within(consumption)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent))
    expect(cells.slice(1, 4)).toEqual([
      ['Analytics nodes', '2', '1'],
      ['Running nodes of Analytics', '2', '1'],
      [expect.any(String), '19', '11 -8'],
    ])
    expect(dialog.textContent).toContain('Queries that run there end without a result.')
  })

  it.each([
    [
      'one of them does not run',
      { nodes: [node('demo-loader-1'), node('demo-loader-2', 'error')], unread: 0 },
      '1',
    ],
    ['one of them could not be read', { nodes: [node('demo-loader-1')], unread: 1 }, 'unknown'],
  ])('does not say how many of those that are left run where %s', async (_what, said, now) => {
    renderServices(
      { getServiceStatus: () => ({ ...usual, loader: { ...usual.loader, ...said } }) },
      { loaderNodes: 2 },
    )
    const dialog = await open('Delete Loader services')
    const row = await within(dialog).findByRole('row', { name: /^Running nodes of Loader/ })
    expect([...row.children].slice(1).map(({ textContent }) => textContent)).toEqual([now, 'unknown'])
  })

  it('keeps actions from the nodes, and other changes of it, until it is answered, and says so', async () => {
    let answer = () => {}
    renderServices({
      changeCluster: () => new Promise((resolve) => (answer = () => resolve({ message: null }))),
    })
    const dialog = await open('Add Loader services')
    await within(dialog).findByText('1 node now.')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
    const description = 'The number of nodes of Loader is being changed.'
    for (const name of ['Add Loader services', 'Stop demo-loader-1'])
      expect((await screen.findByRole('button', { name, description })).getAttribute('aria-disabled')).toBe(
        'true',
      )
    expect(screen.getByText(description, { selector: '[role=status]' })).toBeDefined()
    expect(
      ['Add Loader services', 'Stop demo-loader-1'].map((name) =>
        screen.getByRole('button', { name }).getAttribute('aria-busy'),
      ),
    ).toEqual(['true', null])
    expect(
      screen.getByRole('button', { name: 'Stop demo-analytics-1' }).getAttribute('aria-disabled'),
    ).toBeNull()
    answer()
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: 'Add Loader services' }).getAttribute('aria-disabled'),
      ).toBeNull(),
    )
  })

  const premium = 'Only available for Premium users. Chat with us to upgrade.'
  const off = 'This feature is not switched on for your account. Please contact support.'
  const trial = buildPerson({ toggleFeatures: flags, platformActions, role: { id: 1, name: 'free' } })
  it.each([
    [
      'add at the maximum',
      'Add Loader services',
      10,
      person,
      "You've reached maximum number of loader service nodes",
    ],
    ['delete the last', 'Delete Loader services', 1, person, "You can't delete the last service."],
    ['add on a trial', 'Add Loader services', 2, trial, premium],
    ['delete on a trial', 'Delete Loader services', 2, trial, premium],
    ['add without manualScaling', 'Add Loader services', 2, buildPerson({ platformActions }), off],
    ['delete without manualScaling', 'Delete Loader services', 2, buildPerson({ platformActions }), off],
  ])(
    'cannot be changed to %s: it says why [CFG-052, CFG-053, CFG-059, CFG-065, CFG-066, CFG-067]',
    async (_what, name, loaderNodes, who, description) => {
      renderServices({}, { loaderNodes }, who)
      const change = await button(name)
      expect(change.getAttribute('aria-disabled')).toBe('true')
      expect(screen.getByRole('button', { name, description: new RegExp(description) })).toBe(change)
      fireEvent.click(change)
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  )

  it('has no input to change for a trial, whose dialog stood open [CFG-048]', () => {
    const reasons = [
      { rule: 'trial', kind: 'trial', sentence: premium, resolution: 'upgrade', source: '' } as const,
    ]
    const onSubmit = vi.fn()
    renderWithProviders(
      <QuantityDialog
        kind="add"
        title="Add Loader services"
        cluster={buildClusterDetail()}
        service="loader"
        most={10}
        running={null}
        reasonsFor={() => reasons}
        onSubmit={onSubmit}
        onClose={() => {}}
      />,
    )
    const dialog = screen.getByRole('dialog')
    expect(quantityOf(dialog).readOnly).toBe(true)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
    fireEvent.submit(quantityOf(dialog))
    expect(onSubmit).not.toHaveBeenCalled()
    expect(within(dialog).getByRole('alert').textContent).toContain(premium)
  })

  it('whose answer is lost is changed where the cluster has it', async () => {
    let loaderNodes = 1
    const { api, notices } = renderServices({
      getCluster: () => buildClusterDetail({ loaderNodes }),
      changeCluster: () => {
        loaderNodes = 2
        throw new NetworkError('changeCluster', 'timeout')
      },
    })
    const dialog = await open('Add Loader services')
    await within(dialog).findByText('1 node now.')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
    await waitFor(() =>
      expect(notices).toMatchObject([{ type: 'success', message: 'Loader on demo: 2 nodes from now on' }]),
    )
    expect(sent(api)).toHaveLength(1)
  })

  it('whose answer is lost is not called a failure', async () => {
    const { notices } = renderServices({
      changeCluster: () => {
        throw new NetworkError('changeCluster', 'timeout')
      },
    })
    const dialog = await open('Add Loader services')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(notices).toHaveLength(1))
    expect(notices[0]).toMatchObject({
      type: 'error',
      message: expect.stringMatching(
        /^We could not confirm whether "Loader: 2 nodes from now on" reached demo\./,
      ),
    })
  })
})
