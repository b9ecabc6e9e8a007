import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import '../../../locales/late-texts'
import { ApiError, NetworkError } from '../../../api/errors'
import type { ClusterDetail } from '../../../domain/cluster-detail'
import type { ClusterUser } from '../../../domain/cluster-user'
import { useCallQuery } from '../../../providers/use-call'
import { buildPerson } from '../../../testing/builders'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { AutoScaling } from './auto-scaling'

const autoscale = {
  isEnabled: false,
  requestDelay: 30,
  coolDelay: 300,
  rejectedQueriesUp: 5,
  rejectedQueriesDown: 1,
  consecutiveQueries: 3,
}
const person = buildPerson({
  toggleFeatures: [{ key: 'autoScale', isPublished: true }],
  platformActions: [{ name: 'cluster_scaling', platforms: ['gc'] }],
})
const detailOf = (isEnabled: boolean, parts: Partial<ClusterDetail> = {}) =>
  buildClusterDetail({ id: 'c-1', autoscale: { ...autoscale, isEnabled }, ...parts })

/** As the page around it, which has read the cluster. */
function Page({ cluster }: { cluster: ClusterDetail }) {
  useCallQuery('getCluster', { path: { id: 'u-1', name: 'demo' } }, { enabled: false })
  return <AutoScaling cluster={cluster} />
}

function renderSwitch(cluster: ClusterDetail = detailOf(false), answers: FakeAnswers = {}, who = person) {
  return renderWithProviders(<Page cluster={cluster} />, {
    api: createFakeApi({ getCluster: () => detailOf(true), ...answers }),
    person: who,
  })
}

const user = (name: string): ClusterUser => ({
  ...{ id: name, name, email: null, role: 'developer', status: 'active' },
  lastLoginAt: null,
})
const control = () => screen.getByRole('switch', { name: 'Auto-scaling' })
const isOn = () => control().getAttribute('aria-checked')
const heard = () =>
  (control().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
    .trim()
const parameters = () =>
  [...screen.getByLabelText('Parameters of auto-scaling').children].map((each) => [
    each.querySelector('dt')?.textContent,
    each.querySelector('dd')?.textContent,
  ])

describe('automatic scaling', () => {
  it('says that it is off, what it would do, and its parameters, which are only to read [SCA-001, SCA-005, SCA-009]', () => {
    renderSwitch()
    expect(isOn()).toBe('false')
    expect(
      screen.getByText(
        'Auto-scaling is off. Turned on, it would scale up at 5 rejected queries and down at 1, counted over 3 consecutive queries with a delay of 30 seconds, and then cool down for 5 minutes.',
      ),
    ).toBeTruthy()
    expect(parameters()).toEqual([
      ['Request delay', '30 seconds'],
      ['Cooldown', '5 minutes'],
      ['Rejected queries, upscale', '5'],
      ['Rejected queries, downscale', '1'],
      ['Consecutive queries', '3'],
    ])
    expect(screen.queryAllByRole('textbox')).toEqual([])
    expect(screen.queryAllByRole('spinbutton')).toEqual([])
  })

  it('says its figures to five decimals [PLT-009]', () => {
    const figures = { requestDelay: 0.1234567, coolDelay: 100, rejectedQueriesUp: 5.000001 }
    renderSwitch(detailOf(true, { autoscale: { ...autoscale, ...figures, isEnabled: true } }))
    expect(parameters().slice(0, 3)).toEqual([
      ['Request delay', '0.12346 seconds'],
      ['Cooldown', '1.66667 minutes'],
      ['Rejected queries, upscale', '5'],
    ])
  })

  it('says that it is on and what it does [SCA-001]', () => {
    renderSwitch(detailOf(true, { autoscale: { ...autoscale, isEnabled: true, coolDelay: 90 } }))
    expect(isOn()).toBe('true')
    expect(
      screen.getByText(
        'Auto-scaling is on. It scales up at 5 rejected queries and down at 1, counted over 3 consecutive queries with a delay of 30 seconds, and then cools down for 1.5 minutes.',
      ),
    ).toBeTruthy()
  })

  it('says what it does where a parameter is 0 [SCA-001, SCA-005]', () => {
    const zeros = { rejectedQueriesUp: 1, rejectedQueriesDown: 0, requestDelay: 0, coolDelay: 0 }
    renderSwitch(detailOf(true, { autoscale: { ...autoscale, ...zeros, isEnabled: true } }))
    expect(
      screen.getByText(
        'Auto-scaling is on. It scales up at 1 rejected query and down at 0, counted over 3 consecutive queries with a delay of 0 seconds, and then cools down for 0 minutes.',
      ),
    ).toBeTruthy()
    expect(parameters()).toEqual([
      ['Request delay', '0 seconds'],
      ['Cooldown', '0 minutes'],
      ['Rejected queries, upscale', '1'],
      ['Rejected queries, downscale', '0'],
      ['Consecutive queries', '3'],
    ])
  })

  it.each([
    { requestDelay: null },
    { coolDelay: null },
    { rejectedQueriesUp: null },
    { rejectedQueriesDown: null },
    { consecutiveQueries: null },
  ])('says that not all parameters are given with %j', (missing) => {
    renderSwitch(detailOf(true, { autoscale: { ...autoscale, ...missing, isEnabled: true } }))
    expect(
      screen.getByText('Auto-scaling is on. The server does not give all of its parameters.'),
    ).toBeTruthy()
  })

  it('claims no parameter that the server leaves out, and takes 0 for one', () => {
    renderSwitch(
      detailOf(true, {
        autoscale: { ...autoscale, isEnabled: true, rejectedQueriesDown: 0, coolDelay: null },
      }),
    )
    expect(
      screen.getByText('Auto-scaling is on. The server does not give all of its parameters.'),
    ).toBeTruthy()
    expect(parameters().slice(1, 4)).toEqual([
      ['Cooldown', '–'],
      ['Rejected queries, upscale', '5'],
      ['Rejected queries, downscale', '0'],
    ])
  })

  it('does not say that it is off where the server says nothing', () => {
    renderSwitch(buildClusterDetail({ autoscale: null }))
    expect(screen.getByText('The server does not say whether auto-scaling is on.')).toBeTruthy()
    expect(screen.queryByLabelText('Parameters of auto-scaling')).toBeNull()
    expect(screen.queryByRole('switch')).toBeNull()
    expect(screen.getByText('Not known')).toBeTruthy()
  })

  it('shows the parameters also where it is not known whether it is on, which can be turned both ways', async () => {
    const { api } = renderSwitch(buildClusterDetail({ autoscale: { ...autoscale, isEnabled: null } }), {
      updateAutoScaling: () => ({ message: null }),
    })
    expect(screen.getByText('The server does not say whether auto-scaling is on.')).toBeTruthy()
    expect(parameters()).toHaveLength(5)
    fireEvent.click(screen.getByRole('button', { name: 'Turn on Auto-scaling' }))
    await waitFor(() => expect(api.callsOf('updateAutoScaling')).toHaveLength(1))
    expect(api.callsOf('updateAutoScaling')[0]?.options.body).toMatchObject({ isEnabled: true })
  })

  it('counts one query, one second and one minute as one', () => {
    const one = { rejectedQueriesUp: 1, consecutiveQueries: 1, requestDelay: 1, coolDelay: 60 }
    renderSwitch(detailOf(true, { autoscale: { ...autoscale, ...one, isEnabled: true } }))
    expect(
      screen.getByText(
        'Auto-scaling is on. It scales up at 1 rejected query and down at 1, counted over 1 consecutive query with a delay of 1 second, and then cools down for 1 minute.',
      ),
    ).toBeTruthy()
  })
})

describe('the switch', () => {
  const body = (isEnabled: boolean, instanceID: string | number) => ({ userId: 'u-1', instanceID, isEnabled })
  it.each([
    [detailOf(false), body(true, 'c-1'), 'Auto-scaling of demo is turned on'],
    [detailOf(true), body(false, 'c-1'), 'Auto-scaling of demo is turned off'],
    [detailOf(false, { id: '7', wireId: 7 }), body(true, 7), 'Auto-scaling of demo is turned on'],
  ])(
    'sends what is wanted once, and has the cluster read again: %# [API-035, API-107, API-D37]',
    async (cluster, sent, words) => {
      let answer: () => void = () => {}
      const { api, notices, queryClient } = renderSwitch(cluster, {
        updateAutoScaling: () => new Promise((done) => (answer = () => done({ message: null }))),
      })
      const before = isOn()
      fireEvent.click(control())
      if (before === 'true') fireEvent.click(await screen.findByRole('button', { name: 'Turn off' }))
      await waitFor(() => expect(api.callsOf('updateAutoScaling')).toHaveLength(1))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      fireEvent.click(control())
      expect([control().getAttribute('aria-busy'), isOn()]).toEqual(['true', before])
      await act(async () => answer())
      await waitFor(() => expect(control().getAttribute('aria-busy')).toBeNull())
      expect(api.callsOf('updateAutoScaling').map(({ options }) => options)).toMatchObject([
        { path: { id: 'u-1' }, body: sent },
      ])
      expect(api.callsOf('getCluster').map(({ options }) => options.path)).toEqual([
        { id: 'u-1', name: 'demo' },
      ])
      expect(notices).toMatchObject([{ type: 'success', message: words }])
      const known = queryClient
        .getQueryCache()
        .getAll()
        .flatMap(({ state }) => state.data ?? [])
      expect(known).toMatchObject([{ data: { autoscale: { isEnabled: true } } }])
    },
  )

  const size = (ipu: number) => ({ id: null, name: null, displayName: null, ipu, order: null })

  it('asks before it is turned off, with the nodes the cluster stays at and what they consume', async () => {
    const { api } = renderSwitch(
      detailOf(true, {
        analyticsNodes: 3,
        loaderNodes: 2,
        analyticsSize: size(4),
        loaderSize: size(1.5),
      }),
    )
    fireEvent.click(control())
    const question = await screen.findByRole('dialog', { name: 'Turn auto-scaling off' })
    expect(
      within(question).getByText(
        'The cluster stays at the nodes it has: none are added when queries are rejected, and none are taken away when they are not needed.',
      ),
    ).toBeTruthy()
    const rows = within(question).getAllByRole('row').slice(1, 4)
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Analytics nodes3',
      'Loader nodes2',
      'IPU an hour15',
    ])
    expect(within(question).getByRole('button', { name: 'Turn off' }).className).toContain('danger')
    fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.calls.map(({ name }) => name)).toEqual(['listClusterUsers'])
  })

  it.each([
    ['who has access', () => ['Ada', 'Ben', 'Cy'].map(user), '3:AdaBenand 1 more'],
    ['that it is unknown who has access', () => fails('Down.', 500)(), 'Unknown'],
  ])('says before it is turned off %s', async (_, listClusterUsers, said) => {
    renderSwitch(detailOf(true), { listClusterUsers })
    fireEvent.click(control())
    const question = await screen.findByRole('dialog', { name: 'Turn auto-scaling off' })
    await waitFor(() => expect(question.querySelector('dl')?.getAttribute('aria-busy')).toBe('false'))
    const term = within(question).getByText('Users with access')
    expect(term.nextElementSibling?.textContent).toBe(said)
  })

  const fails = (message: string, statusCode: number) => () => {
    throw new ApiError({ message, statusCode })
  }
  const lost = () => {
    throw new NetworkError('updateAutoScaling', 'timeout')
  }
  it.each([
    ['says the server’s words of a refusal', fails('Not now.', 409), true, 'error', 'Not now.'],
    [
      'takes a lost answer for done where the cluster says so',
      lost,
      true,
      'success',
      'Auto-scaling of demo is turned on',
    ],
    [
      'does not take a lost answer for done where the cluster does not say so',
      lost,
      false,
      'error',
      'We could not confirm whether "Turn auto-scaling on" reached demo. The cluster has been read again; check the setting before you try again.',
    ],
    [
      'says so where the cluster could not be read either',
      lost,
      null,
      'error',
      'We could not confirm whether "Turn auto-scaling on" reached demo, and the cluster could not be read again. Check the setting before you try again.',
    ],
  ])('%s', async (_title, updateAutoScaling, now, type, message) => {
    const { notices } = renderSwitch(detailOf(false), {
      updateAutoScaling,
      getCluster: now === null ? fails('Down.', 500) : () => detailOf(now),
    })
    fireEvent.click(control())
    await waitFor(() => expect(notices).toMatchObject([{ type, message }]))
    await waitFor(() => expect(control().getAttribute('aria-busy')).toBeNull())
  })

  it('keeps what was done, and what else was done meanwhile, where the cluster cannot be read again', async () => {
    const { api, queryClient } = renderSwitch(detailOf(false, { isMlflowEnabled: false }), {
      updateAutoScaling: () => ({ message: null }),
      getCluster: fails('Down.', 500),
    })
    const [reading] = queryClient.getQueryCache().getAll()
    act(() => reading?.setData({ data: detailOf(false, { isMlflowEnabled: true }) }))
    fireEvent.click(control())
    await waitFor(() => expect(api.callsOf('getCluster')).toHaveLength(1))
    await waitFor(() =>
      expect(
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data),
      ).toMatchObject([
        { data: { id: 'c-1', isMlflowEnabled: true, autoscale: { isEnabled: true, coolDelay: 300 } } },
      ]),
    )
  })

  it.each([
    [
      'a cluster that sleeps',
      detailOf(false, { services: [{ kind: null, url: null, status: 'disconnected' }] }),
      person,
      'Your cluster must be connected to apply this change',
    ],
    [
      'somebody who may not change the cluster',
      detailOf(false, { policies: { ...buildClusterDetail().policies, cluster: ['list'] } }),
      person,
      'You need higher permission',
    ],
    [
      'a plan without scaling',
      detailOf(false),
      buildPerson({ ...person, platformActions: [] }),
      "Scaling isn't supported with your current plan.",
    ],
    [
      'an account without the flag',
      detailOf(false),
      buildPerson({ ...person, toggleFeatures: [] }),
      'This feature is not switched on for your account. Please contact support.',
    ],
  ])('is disabled and tells why to %s [SCA-007, SCA-D06]', (_who, cluster, who, reason) => {
    const { api } = renderSwitch(cluster, {}, who)
    expect(control().getAttribute('aria-disabled')).toBe('true')
    expect(heard()).toContain(reason)
    expect(within(screen.getByRole('region', { name: 'Auto-scaling' })).getAllByText(reason)).toHaveLength(2)
    control().focus()
    expect(document.activeElement).toBe(control())
    fireEvent.click(control())
    fireEvent.keyDown(control(), { key: 'Enter' })
    expect(api.calls).toEqual([])
  })
})
