import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../api/errors'
import type { FormContext } from '../../../definitions/form-values'
import { buildPerson } from '../../../testing/builders'
import { buildSize } from '../../../testing/choice-builders'
import { buildClusterDetail, buildSubCluster } from '../../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../../testing/fake-api'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { OwnConsumption } from './own-consumption'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-10T08:00:00Z') })
})

const sizes = [buildSize('small', 1, 2), { ...buildSize('medium', 2, 4.5), loaderSizeIpu: 1.5 }]
/** Two nodes of 2 IPU an hour each. */
const record = buildSubCluster({ nodes: 2, ipu: 4, sizeId: 'size-small' })

function renderSummary(
  parts: Pick<FormContext, 'mode' | 'values'>,
  made = record,
  cluster = buildClusterDetail(),
  getSizes: FakeAnswers['getSizes'] = () => ({ sizes, allSizes: sizes }),
) {
  const context: FormContext = {
    person: buildPerson(),
    productKey: 'basalt',
    scope: { kind: 'cluster', cluster },
    record: parts.mode === 'create' ? null : made,
    ...parts,
  }
  return renderWithProviders(<OwnConsumption context={context} />, {
    api: createFakeApi({ getSizes }),
  })
}
const figures = async () =>
  within(await screen.findByRole('table', { name: 'What it consumes' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))

describe('what a self-managed cluster consumes', () => {
  it('with other nodes is said before they are sent [SUB-042]', async () => {
    renderSummary({ mode: 'scale', values: { name: 'demo-lab', nodes: 5 } })
    expect(await figures()).toEqual([
      ['Nodes', '2', '5'],
      ['IPU an hour', '4', '10 +6'],
      ['IPU a day, 24 hours connected', '96', '240 +144'],
      ['IPU in February 2026, all 672 hours connected', '2,688', '6,720 +4,032'],
    ])
  })

  it('with another size is said by the size', async () => {
    renderSummary({ mode: 'edit', values: { size: 'size-medium' } })
    expect((await figures()).slice(0, 2)).toEqual([
      ['Nodes', '2', '2'],
      ['IPU an hour', '4', '9 +5'],
    ])
  })

  it('is nothing before it is made', async () => {
    renderSummary({ mode: 'create', values: { size: 'size-medium', nodes: 3 } })
    expect((await figures()).slice(0, 2)).toEqual([
      ['Nodes', '0', '3'],
      ['IPU an hour', '0', '13.5 +13.5'],
    ])
  })

  it('is that of a loader node for one that loads', async () => {
    renderSummary({ mode: 'create', values: { type: 'loader', size: 'size-medium', nodes: 3 } })
    expect((await figures())[1]).toEqual(['IPU an hour', '0', '4.5 +4.5'])
  })

  it('is that of a loader node also where the size of one that loads is changed', async () => {
    renderSummary({ mode: 'edit', values: { size: 'size-medium' } }, { ...record, type: 'loader' })
    expect((await figures())[1]).toEqual(['IPU an hour', '4', '3 -1'])
  })

  it('is not said where a size is kept that nobody lists', async () => {
    const own = { ...record, sizeId: 'size-own' }
    const { queryClient } = renderSummary({ mode: 'edit', values: { size: 'size-own' } }, own)
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    await act(async () => {})
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('is unknown of a size nobody lists, and not left out', async () => {
    renderSummary({ mode: 'edit', values: { size: 'size-gone' } })
    expect((await figures())[1]).toEqual(['IPU an hour', '4', 'unknown'])
  })

  it('is unknown where the sizes cannot be read, and not left out', async () => {
    renderSummary({ mode: 'edit', values: { size: 'size-medium' } }, record, buildClusterDetail(), () => {
      throw new ApiError({ message: 'No sizes today.', statusCode: 500 })
    })
    expect((await figures())[1]).toEqual(['IPU an hour', '4', 'unknown'])
  })

  it('is said without the sizes of a place that is not known, and nobody is asked for them', async () => {
    const nowhere = buildClusterDetail({ k8sClusterCode: null })
    const { api } = renderSummary({ mode: 'scale', values: { nodes: 5 } }, record, nowhere)
    expect((await figures())[1]).toEqual(['IPU an hour', '4', '10 +6'])
    expect(api.callsOf('getSizes')).toEqual([])
  })

  it('is unknown now of one that does not say its number of nodes', async () => {
    renderSummary({ mode: 'edit', values: { size: 'size-medium' } }, { ...record, nodes: null, ipu: null })
    expect((await figures()).slice(0, 2)).toEqual([
      ['Nodes', 'unknown', 'unknown'],
      ['IPU an hour', 'unknown', 'unknown'],
    ])
  })

  it.each([
    ['no size is chosen', { mode: 'create', values: { size: null, nodes: 3 } }],
    ['nothing changes', { mode: 'scale', values: { nodes: 2 } }],
    ['the nodes are out of bounds', { mode: 'scale', values: { nodes: 11 } }],
    ['no nodes are typed', { mode: 'scale', values: { nodes: null } }],
  ] as const)('is not said where %s', (_what, parts) => {
    renderSummary(parts)
    expect(screen.queryByRole('table')).toBeNull()
  })
})
