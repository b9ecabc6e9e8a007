import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '../../../api/errors'
import type { NodeSize } from '../../../domain/cluster-detail'
import { useCallQuery } from '../../../providers/use-call'
import { buildPerson } from '../../../testing/builders'
import { buildSize } from '../../../testing/choice-builders'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../../testing/fake-api'
import { buildLibrary } from '../../../testing/library-builder'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { Setting } from './setting'

/** The tiers of the specification, with the IPU a node consumes an hour (D2 §3 'Size tiers'). */
const tiers = [
  buildSize('small', 1, 1),
  buildSize('medium', 2, 2),
  buildSize('larges1', 3, 4),
  buildSize('larges2', 4, 8),
  buildSize('larges3', 5, 12),
  buildSize('larges4', 6, 16),
  buildSize('larges5', 7, 24),
  buildSize('larges6', 8, 32),
  buildSize('larges7', 9, 48),
  buildSize('large3x', 10, 96),
]
const upTo = (count: number) => ({ sizes: tiers.slice(0, count), allSizes: tiers })

const own = (name: string, ipu: number): NodeSize => ({
  id: `size-${name}`,
  name,
  displayName: name,
  ipu,
  order: null,
})

const resizes = { platformActions: [{ name: 'cluster_resize', platforms: ['gc'] }] }

function renderSize({
  detail = {},
  person = {},
  answers = {},
}: {
  detail?: Parameters<typeof buildClusterDetail>[0]
  person?: Parameters<typeof buildPerson>[0]
  answers?: FakeAnswers
} = {}) {
  const cluster = buildClusterDetail({
    analyticsSize: own('small', 1),
    loaderSize: own('small', 1),
    ...detail,
  })
  return renderWithProviders(<Setting name="size" cluster={cluster} />, {
    api: createFakeApi({
      getSizes: () => upTo(10),
      getCluster: () => cluster,
      changeCluster: () => ({ message: 'Reported by the server' }),
      ...answers,
    }),
    person: buildPerson({ ...resizes, ...person }),
  })
}

/** The card of a cluster that is shown as it was read last, as on its page, which names the size elsewhere too. */
function SizeAsRead() {
  const { data } = useCallQuery('getCluster', { path: { id: 'u-1', name: 'demo' } })
  if (!data) return null
  return (
    <>
      <p>Of size {data.sizeName}</p>
      <Setting name="size" cluster={data} />
    </>
  )
}

const slider = () => screen.findByRole('slider', { name: 'Size' })
const steps = () =>
  [...document.querySelectorAll<HTMLElement>('[data-position]')].map(({ title, dataset }) => [
    title,
    dataset.position,
    dataset.disabled === undefined ? 'open' : 'refused',
  ])
/** antd reads the numbers of keys. */
async function move(keyCode: number, times = 1) {
  const handle = await slider()
  for (let count = 0; count < times; count += 1) fireEvent.keyDown(handle, { keyCode })
}
const [left, right, end] = [37, 39, 35]
const figures = () =>
  within(screen.getByRole('table', { name: 'What it consumes' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))
async function optimise(level: string) {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Optimization level' }))
  fireEvent.click(await screen.findByText(level))
}
const save = () => screen.getByRole('button', { name: 'Change the size' })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T08:00:00Z') })
})

describe('the size of a cluster', () => {
  it('has all ten tiers evenly on its slider, those not offered here disabled [CFG-038, CFG-071, CFG-077, API-086]', async () => {
    const { api } = renderSize({ answers: { getSizes: () => upTo(7) } })
    await slider()
    expect(steps().map(([, position]) => Number(position).toFixed(1))).toEqual(
      '0.0 11.1 22.2 33.3 44.4 55.6 66.7 77.8 88.9 100.0'.split(' '),
    )
    expect(steps().map(([title]) => title)).toEqual([
      'small',
      'medium',
      'larges1',
      'larges2',
      'larges3',
      'larges4',
      'larges5',
      'Not available for this cluster',
      'Not available for this cluster',
      'Not available for this cluster',
    ])
    expect(steps().filter(([, , state]) => state === 'refused')).toHaveLength(3)
    expect(api.callsOf('getSizes')).toMatchObject([{ options: { query: { clusterCode: 'gc-euw1' } } }])
    await move(end)
    expect((await slider()).getAttribute('aria-valuetext')).not.toContain('larges')
  })

  it('says what it consumes before anything is changed', async () => {
    renderSize({ detail: { analyticsNodes: 3, loaderNodes: 2 } })
    await slider()
    expect(figures()).toEqual([
      ['Analytics', 'small, 3 nodes'],
      ['Loader', 'small, 2 nodes'],
      ['IPU an hour', '5'],
      ['IPU a day, 24 hours connected', '120'],
      ['IPU in November 2026, all 720 hours connected', '3,600'],
    ])
    expect(screen.queryByRole('button', { name: 'Change the size' })).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
    await move(right)
    await move(left)
    expect(screen.queryByRole('button', { name: 'Change the size' })).toBeNull()
    expect(figures()[0]).toEqual(['Analytics', 'small, 3 nodes'])
  })

  it('says of nodes that nobody counted that their number is unknown', async () => {
    renderSize({ detail: { analyticsNodes: null, loaderNodes: 2 } })
    await slider()
    expect(figures().slice(0, 3)).toEqual([
      ['Analytics', 'small, number of nodes unknown'],
      ['Loader', 'small, 2 nodes'],
      ['IPU an hour', 'unknown'],
    ])
  })

  it('is changed after it was said what that consumes, by the ids that change [CFG-039, API-038]', async () => {
    const { api, notices } = renderSize({ detail: { analyticsNodes: 2 } })
    await move(right)
    await optimise('Analytics Optimized')
    await move(right)
    expect(figures()).toEqual([
      ['Analytics', 'small, 2 nodes', 'larges1, 2 nodes'],
      ['Loader', 'small, 1 node', 'medium, 1 node'],
      ['IPU an hour', '3', '10 +7'],
      ['IPU a day, 24 hours connected', '72', '240 +168'],
      ['IPU in November 2026, all 720 hours connected', '2,160', '7,200 +5,040'],
    ])
    expect(api.callsOf('changeCluster')).toEqual([])
    fireEvent.click(save())
    await waitFor(() =>
      expect(notices).toMatchObject([{ type: 'success', message: 'Reported by the server' }]),
    )
    expect(api.callsOf('changeCluster').map(({ options }) => options)).toMatchObject([
      {
        path: { id: 'u-1', name: 'demo' },
        body: { analyticsSizeID: 'size-larges1', loaderSizeID: 'size-medium' },
      },
    ])
  })

  const interrupts =
    'The nodes that change may restart: queries and installations that are under way can be interrupted.'
  it.each([
    ['running', interrupts],
    ['undefined', interrupts],
    ['sleeping', 'The cluster is not running, so that nothing is interrupted.'],
  ] as const)('says before the change of a %s cluster whom it touches', async (state, sentence) => {
    const { api } = renderSize({
      detail: { state },
      person: { toggleFeatures: [{ key: 'schedular', isPublished: true }] },
      answers: {
        listClusterUsers: () => {
          throw new ApiError({ message: 'Down.', statusCode: 500 })
        },
        listLibraries: () => [
          buildLibrary({ name: 'numpy', status: 'installing' }),
          buildLibrary({ name: 'pandas' }),
        ],
        listScheduledEvents: () => [],
      },
    })
    await slider()
    expect(api.callsOf('listClusterUsers')).toEqual([])
    await move(right)
    expect(await screen.findByText(sentence)).toBeTruthy()
    await waitFor(() => expect(document.querySelector('dl')?.getAttribute('aria-busy')).toBe('false'))
    expect(
      screen
        .getAllByRole('term')
        .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]),
    ).toEqual([
      ['Users with access', 'Unknown'],
      ['Installations under way', 'numpy'],
      ['Scheduled events to come', 'None'],
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.queryByText(sentence)).toBeNull()
  })

  it.each([
    ['the cluster is read again with it', false],
    ['the cluster cannot be read again', true],
  ])('stands as the present size once the server took it, and %s', async (_case, isLostAfter) => {
    let isChanged = false
    const sizes = tiers.map((size) => ({ ...size, loaderSizeIpu: 3 }))
    const { api, queryClient } = renderWithProviders(<SizeAsRead />, {
      api: createFakeApi({
        getSizes: () => ({ sizes, allSizes: sizes }),
        getCluster: () => {
          if (isChanged && isLostAfter) throw new ApiError({ message: 'Broken.', statusCode: 500 })
          const size = isChanged ? own('medium', 2) : own('small', 1)
          const loaderSize = { ...size, ipu: 3 }
          return buildClusterDetail({ sizeName: size.name, analyticsSize: size, loaderSize })
        },
        changeCluster: () => {
          isChanged = true
          return { message: null }
        },
      }),
      person: buildPerson(resizes),
    })
    await move(right)
    expect(figures().slice(0, 3)).toEqual([
      ['Analytics', 'small, 1 node', 'medium, 1 node'],
      ['Loader', 'small, 1 node', 'medium, 1 node'],
      ['IPU an hour', '4', '5 +1'],
    ])
    fireEvent.click(save())
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
    expect(figures().map(([, ...cells]) => cells)).toEqual([
      ['medium, 1 node'],
      ['medium, 1 node'],
      ['5'],
      ['120'],
      ['3,600'],
    ])
    expect((await slider()).getAttribute('aria-valuetext')).toContain('medium')
    expect(screen.getByText('Of size medium')).toBeTruthy()
    // Somebody else changes it: what was chosen here before is no draft against that.
    api.answer({
      getCluster: () =>
        buildClusterDetail({ analyticsSize: own('larges1', 4), loaderSize: own('larges1', 4) }),
    })
    await act(() => queryClient.invalidateQueries())
    await waitFor(() => expect(figures()[0]).toEqual(['Analytics', 'larges1, 1 node']))
    expect((await slider()).getAttribute('aria-valuetext')).toContain('larges1')
    expect(api.callsOf('changeCluster')).toHaveLength(1)
  })

  it.each([
    ['medium', 'small', { loaderSizeID: 1 }],
    ['small', 'medium', { analyticsSizeID: 1 }],
  ])(
    'of %s and %s sends the one that changes, in the type in which it was listed',
    async (analytics, loader, body) => {
      const sizes = tiers.map((size, index) => ({ ...size, id: String(index), wireId: index }))
      const { api } = renderSize({
        detail: {
          analyticsSize: { ...own(analytics, 1), id: null },
          loaderSize: { ...own(loader, 1), id: null },
        },
        answers: { getSizes: () => ({ sizes, allSizes: sizes }) },
      })
      await slider()
      await optimise('General Purpose')
      fireEvent.click(save())
      await waitFor(() =>
        expect(api.callsOf('changeCluster').map(({ options }) => options.body)).toEqual([body]),
      )
    },
  )

  it('starts at what the cluster has, and goes back to it', async () => {
    renderSize({ detail: { analyticsSize: own('larges1', 4), loaderSize: own('larges2', 8) } })
    expect((await slider()).getAttribute('aria-valuetext')).toContain('larges2')
    expect(screen.getByText('Loader Optimized')).toBeTruthy()
    await move(right)
    expect((await slider()).getAttribute('aria-valuetext')).toContain('larges3')
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect((await slider()).getAttribute('aria-valuetext')).toContain('larges2')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('has no levels where the account does not: both sizes are the same', async () => {
    const configurations = { ...buildPerson().configurations, clusterOptimization: { isEnabled: false } }
    const { api } = renderSize({
      detail: { analyticsSize: own('medium', 2) },
      person: { configurations },
    })
    await move(right)
    expect(screen.queryByRole('combobox')).toBeNull()
    fireEvent.click(save())
    await waitFor(() =>
      expect(api.callsOf('changeCluster').map(({ options }) => options.body)).toEqual([
        { analyticsSizeID: 'size-larges1', loaderSizeID: 'size-larges1' },
      ]),
    )
  })

  it.each([
    [
      'the plan does not resize',
      { person: { platformActions: [] } },
      "Resize isn't supported with your current plan.",
    ],
    [
      'the policies do not update',
      {
        detail: {
          policies: {
            ...buildClusterDetail().policies,
            cluster: ['list'],
          },
        },
      },
      'You need higher permission',
    ],
  ])('stays where %s, and says so [CFG-060]', async (_case, given, sentence) => {
    const { api } = renderSize(given)
    const handle = await slider()
    const level = screen.getByRole('combobox', { name: 'Optimization level' })
    for (const control of [handle, level]) {
      expect(control.getAttribute('aria-disabled')).toBe('true')
      const reason = document.getElementById(control.getAttribute('aria-describedby') ?? '')
      expect(reason?.textContent).toContain(sentence)
    }
    fireEvent.mouseDown(level)
    expect(level.getAttribute('aria-expanded')).toBe('false')
    await move(right)
    expect(screen.queryByRole('button', { name: 'Change the size' })).toBeNull()
    expect(api.callsOf('changeCluster')).toEqual([])
  })

  it.each([
    ['of a plan that grows', false, 'payment', 'Upgrade your plan for larger sizes', '/plans'],
    ['of a premium cluster', true, 'payment', 'Ask support for larger sizes', '/support'],
    ['without plans to open', false, 'none', 'Ask support for larger sizes', '/support'],
  ])('%s tells where larger ones come from [CFG-058]', async (_case, isPremium, flag, text, to) => {
    renderSize({
      detail: { isPremium },
      person: { toggleFeatures: [{ key: flag, isPublished: true }] },
      answers: { getSizes: () => upTo(8) },
    })
    expect((await screen.findByRole('link', { name: text })).getAttribute('href')).toBe(to)
    expect(screen.getByText(/larges7 and large3x are not available for this cluster\./)).toBeTruthy()
  })

  it('claims no figure and no size that is not known', async () => {
    renderSize({ detail: { analyticsSize: own('huge', 200), loaderSize: null } })
    expect(await screen.findByText('Its present size is not among those that are listed.')).toBeTruthy()
    expect(screen.queryByRole('slider')).toBeNull()
    expect(figures().map(([, now]) => now)).toEqual([
      'huge, 1 node',
      'unknown, 1 node',
      'unknown',
      'unknown',
      'unknown',
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Choose a size' }))
    expect((await slider()).getAttribute('aria-valuetext')).toContain('small')
    expect(screen.getByText('General Purpose')).toBeTruthy()
  })

  it('says where the sizes could not be read, and reads them again', async () => {
    const { api } = renderSize({
      answers: {
        getSizes: () => {
          throw new ApiError({ message: 'Broken.', statusCode: 500 })
        },
      },
    })
    expect((await screen.findByRole('alert')).textContent).toContain('The sizes could not be loaded. Broken.')
    api.answer({ getSizes: () => upTo(10) })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await slider()).toBeTruthy()
  })

  it.each([
    ['no place', { k8sClusterCode: null }, {}, /does not say in which region it runs/, 0],
    ['no sizes', {}, { getSizes: () => ({ sizes: [], allSizes: [] }) }, /No sizes are offered/, 1],
  ])('says that there is %s', async (_case, detail, answers, text, asked) => {
    const { api } = renderSize({ detail, answers })
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByText('Loading the sizes')).toBeNull()
    expect(screen.queryByRole('table')).toBeNull()
    expect(api.callsOf('getSizes')).toHaveLength(asked)
  })

  it('cannot be chosen again while a change is on its way', async () => {
    let answer: () => void = () => {}
    const { api } = renderSize({
      answers: { changeCluster: () => new Promise((done) => (answer = () => done({ message: null }))) },
    })
    expect(screen.getByText('Loading the sizes')).toBeTruthy()
    await move(right)
    const chosen = (await slider()).getAttribute('aria-valuetext')
    fireEvent.click(save())
    await waitFor(() => expect(save().getAttribute('aria-busy')).toBe('true'))
    const described = document.getElementById((await slider()).getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe('The change is on its way.')
    const level = screen.getByRole('combobox', { name: 'Optimization level', description: /on its way/ })
    fireEvent.mouseDown(level)
    expect(level.getAttribute('aria-expanded')).toBe('false')
    await move(right)
    fireEvent.click(save())
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect((await slider()).getAttribute('aria-valuetext')).toBe(chosen)
    expect(api.callsOf('changeCluster')).toHaveLength(1)
    await act(async () => answer())
  })

  it('whose change got lost is not called changed, and what was chosen stays', async () => {
    const { notices } = renderSize({
      answers: {
        changeCluster: () => {
          throw new NetworkError('changeCluster', 'timeout')
        },
      },
    })
    await move(right)
    fireEvent.click(save())
    await waitFor(() =>
      expect(notices).toMatchObject([
        {
          type: 'error',
          message: expect.stringContaining('could not confirm whether "Change the size to medium"'),
        },
      ]),
    )
    expect((await slider()).getAttribute('aria-valuetext')).toContain('medium')
  })

  it.each([
    ['medium', 'medium', 'success'],
    ['medium', 'small', 'error'],
    ['small', 'medium', 'error'],
  ])(
    'whose answer got lost is changed where both have it; the analytics are %s and the loader %s: %s',
    async (analytics, loader, type) => {
      const { notices } = renderSize({
        answers: {
          getCluster: () =>
            buildClusterDetail({ analyticsSize: own(analytics, 2), loaderSize: own(loader, 2) }),
          changeCluster: () => {
            throw new NetworkError('changeCluster', 'timeout')
          },
        },
      })
      await move(right)
      fireEvent.click(save())
      await waitFor(() => expect(notices).toMatchObject([{ type }]))
    },
  )

  it('is named by the larger of the two sizes', async () => {
    const sizes = tiers.map((size) => ({ ...size, displayName: `Tier ${size.name}` }))
    const { notices } = renderSize({
      detail: { loaderSize: { ...own('small', 1), displayName: null } },
      answers: {
        getSizes: () => ({ sizes, allSizes: sizes }),
        changeCluster: () => ({ message: null }),
      },
    })
    await move(right)
    await optimise('Loader Optimized')
    expect(figures().slice(0, 2)).toEqual([
      ['Analytics', 'small, 1 node', 'Tier small, 1 node'],
      ['Loader', 'small, 1 node', 'Tier medium, 1 node'],
    ])
    fireEvent.click(save())
    await waitFor(() =>
      expect(notices).toMatchObject([{ message: 'The size of demo is changed to Tier medium' }]),
    )
  })
})
