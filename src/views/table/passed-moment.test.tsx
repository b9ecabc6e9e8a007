import { act, renderHook, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ScopeContext } from '../../providers/scope-context'
import { buildClusterDetail } from '../../testing/detail-builders'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { testsInZone } from '../../testing/tests-in-zone'
import { ActionHostProvider } from '../action/action-host-provider'
import { nextMoment, usePassedMoment } from './passed-moment'
import { RecordCards } from './record-cards'
import { RecordTable, type RecordTableProps } from './record-table'

testsInZone('Europe/Berlin')

const now = Date.parse('2026-03-28T12:00:00Z')
const day = 86_400_000

beforeEach(() => {
  vi.useFakeTimers({ now })
})

describe('the next moment of rows', () => {
  const fields = { ...gadgets.fields, due: { label: { en: 'Due' }, kind: 'day' } } as const
  const next = (...dates: object[]) => {
    const records = dates.map((given, index) => ({ ...buildGadget({ name: `g-${index}` }), ...given }))
    const moment = nextMoment(fields, records, now)
    return moment === null ? null : new Date(moment).toISOString()
  }

  it.each([
    ['none without a date', [{}], null],
    [
      'none after the last one',
      [{ madeAt: '2026-03-28T11:59:59Z' }, { madeAt: '2026-03-28T12:00:00Z' }],
      null,
    ],
    [
      'the first to come',
      [{ madeAt: '2026-04-02T08:00:00Z' }, { madeAt: '2026-03-28T14:00:00+01:00' }],
      '2026-03-28T13:00:00.000Z',
    ],
    ['the beginning of a day', [{ due: '2026-03-30' }], '2026-03-29T22:00:00.000Z'],
    // The clock goes forward on the 29th.
    ['the end of a day that has begun', [{ due: '2026-03-28' }], '2026-03-28T23:00:00.000Z'],
    ['none of what says no date', [{ madeAt: 'soon', due: '2026-02-30' }], null],
  ])('is %s', (_which, records, moment) => {
    expect(next(...records)).toBe(moment)
  })

  it('is waited for however far away it is', () => {
    const records = [buildGadget({ madeAt: new Date(now + 60 * day).toISOString() })]
    const { result } = renderHook(() => usePassedMoment(gadgets, records))
    act(() => void vi.advanceTimersByTime(60 * day - 1))
    expect(result.current).toBeLessThan(now + 60 * day)
    act(() => void vi.advanceTimersByTime(1))
    expect(result.current).toBe(now + 60 * day)
  })
})

it.each([
  ['a table', RecordTable],
  ['cards', RecordCards],
])('what may be done to a row of %s is drawn again when its time has passed', (_what, Rows) => {
  const definition = {
    ...gadgets,
    actions: gadgets.actions.map((action) =>
      action.name === 'polish'
        ? {
            ...action,
            enabledWhen: [{ field: 'madeAt', greater: 'now', reason: { en: 'Too late' } }] as const,
          }
        : action,
    ),
  }
  const records = [buildGadget({ madeAt: '2026-03-28T12:05:00Z' })]
  const props: RecordTableProps = {
    ...{ definition, records, list: records, from: 0, total: 1, sort: null, filters: {} },
    ...{ selection: null, isOutdated: false, question: '', onSort() {}, onFilter() {} },
    view: {
      ...{ density: 'comfortable', as: 'table', spelled: 'name', isAsDefined: true },
      columns: [
        {
          ...{ name: 'name', label: 'Name', field: { kind: 'text', label: { en: 'Name' } }, isLead: true },
          ...{ isShown: true, isSortable: false, isFigure: false },
        },
      ],
      choose() {},
      reset() {},
    },
  }
  renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
      <ActionHostProvider definition={definition}>
        <Rows {...props} />
      </ActionHostProvider>
    </ScopeContext>,
  )
  const polish = () => screen.getByRole('button', { name: 'Polish lamp' }).getAttribute('aria-disabled')
  expect(polish()).toBeNull()
  act(() => void vi.advanceTimersByTime(5 * 60_000 - 1))
  expect(polish()).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(polish()).toBe('true')
})
