import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../api/errors'
import type { NodeSize } from '../../../domain/cluster-detail'
import { useCallQuery } from '../../../providers/use-call'
import { buildPerson } from '../../../testing/builders'
import { buildSize } from '../../../testing/choice-builders'
import { buildClusterDetail } from '../../../testing/detail-builders'
import { createFakeApi } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { Setting } from './setting'

const tiers = ['small', 'medium', 'larges1', 'larges2'].map((name, index) =>
  buildSize(name, index + 1, index + 1),
)
const own = (name: string): NodeSize => ({
  id: `size-${name}`,
  name,
  displayName: name,
  ipu: 1,
  order: null,
})

/** The card of a cluster as it was read last, where the two larger tiers are offered. */
function SizeAsRead() {
  const { data } = useCallQuery('getCluster', { path: { id: 'u-1', name: 'demo' } })
  return data ? <Setting name="size" cluster={data} /> : null
}

function renderSize(size: string | null, isResizable = true) {
  const detail = size === null ? null : own(size)
  return renderWithProviders(<SizeAsRead />, {
    api: createFakeApi({
      getSizes: () => ({ sizes: tiers.slice(2), allSizes: tiers }),
      getCluster: () => buildClusterDetail({ analyticsSize: detail, loaderSize: detail }),
      listClusterUsers: () => [],
      listLibraries: () => [],
    }),
    person: buildPerson({
      platformActions: isResizable ? [{ name: 'cluster_resize', platforms: ['gc'] }] : [],
    }),
  })
}

const slider = () => screen.findByRole('slider', { name: 'Size' })
/** antd reads the numbers of keys: 37 is to the left. */
const chooseSmaller = async () => fireEvent.keyDown(await slider(), { keyCode: 37 })
const interrupts = /The nodes that change may restart/

describe('the size of a cluster', () => {
  it('of which one side is not offered here is not sent, and says so', async () => {
    renderSize('larges2')
    await chooseSmaller()
    expect(await screen.findByText(interrupts)).toBeTruthy()
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Optimization level' }))
    fireEvent.click(await screen.findByText('Analytics Optimized'))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'One of these two sizes is not available for this cluster.',
    )
    expect(screen.queryByRole('button', { name: 'Change the size' })).toBeNull()
    expect(screen.queryByText(interrupts)).toBeNull()
  })

  it('that was chosen is not sent once the person may no longer change it', async () => {
    const { api, queryClient } = renderSize('larges2')
    await chooseSmaller()
    const save = await screen.findByRole('button', { name: 'Change the size' })
    const { policies } = buildClusterDetail()
    const detail = { analyticsSize: own('larges2'), loaderSize: own('larges2') }
    api.answer({
      getCluster: () => buildClusterDetail({ ...detail, policies: { ...policies, cluster: ['list'] } }),
    })
    await act(() => queryClient.invalidateQueries())
    await waitFor(() => expect(save.getAttribute('aria-disabled')).toBe('true'))
    fireEvent.click(save)
    expect(api.callsOf('changeCluster')).toEqual([])
  })

  it('that is not listed gives way to the smallest that is offered here', async () => {
    renderSize(null)
    fireEvent.click(await screen.findByRole('button', { name: 'Choose a size' }))
    expect((await slider()).getAttribute('aria-valuetext')).toContain('larges1')
  })

  it('that is not listed stays where the plan does not resize', async () => {
    renderSize(null, false)
    const choose = await screen.findByRole('button', { name: 'Choose a size' })
    expect(choose.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(choose)
    expect(screen.queryByRole('slider')).toBeNull()
  })

  it('is chosen of what was read before where the sizes cannot be read again', async () => {
    const { api, queryClient } = renderSize('larges2')
    await slider()
    api.answer({
      getSizes: () => {
        throw new ApiError({ message: 'Broken.', statusCode: 500 })
      },
    })
    await act(() => queryClient.invalidateQueries())
    await waitFor(() => expect(api.callsOf('getSizes')).toHaveLength(2))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(await slider()).toBeTruthy()
  })
})
