import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { faultsOfAnswer } from '../record-faults'
import { autoScaleHistoryResponse, updateAutoScalingRequest } from './auto-scaling'

const read = (sent: unknown) => z.parse(autoScaleHistoryResponse, sent)
const sent = { start_timestamp: '2026-03-02T09:00:00Z', total_queries: 40, rejected_queries: 3 }
/** 2026-03-02T09:00:00Z. */
const nine = 1_772_442_000_000
const entry = { startedAt: nine, totalQueries: 40, rejectedQueries: 3 }

describe('the history of automatic scaling', () => {
  it('has the entries of analytics and loader, whatever nodes they stand under [SCA-006, API-034]', () => {
    const later = { start_timestamp: '2026-03-02T09:15:00Z', total_queries: 8, rejected_queries: 0 }
    expect(
      read({ analytics: { 'node-1': [sent, later], 'node-2': [sent] }, loader: { a: [later] } }),
    ).toEqual({
      analytics: {
        entries: [entry, { startedAt: nine + 900_000, totalQueries: 8, rejectedQueries: 0 }, entry],
        faults: [],
      },
      loader: {
        entries: [{ startedAt: nine + 900_000, totalQueries: 8, rejectedQueries: 0 }],
        faults: [],
      },
    })
  })

  it.each([
    ['bare', { analytics: { a: [sent] } }],
    ['in data', { data: { analytics: { a: [sent] } } }],
    ['in history in data', { data: { history: { analytics: { a: [sent] } } } }],
    ['one entry in place of a list', { analytics: { a: sent } }],
    ['a list in place of a map', { analytics: [sent] }],
    ['a node without entries beside it', { analytics: { a: [sent], b: [] }, loader: null }],
    ['figures as digits', { analytics: { a: [{ ...sent, total_queries: '40', rejected_queries: '3' }] } }],
    ['epoch milliseconds', { analytics: { a: [{ ...sent, start_timestamp: 1_772_442_000_000 }] } }],
    ['epoch milliseconds as digits', { analytics: { a: [{ ...sent, start_timestamp: '1772442000000' }] } }],
    ['epoch seconds', { analytics: { a: [{ ...sent, start_timestamp: 1_772_442_000 }] } }],
    ['epoch seconds as digits', { analytics: { a: [{ ...sent, start_timestamp: '1772442000' }] } }],
    ['another zone', { analytics: { a: [{ ...sent, start_timestamp: '2026-03-02T10:00:00+01:00' }] } }],
  ])('is read: %s [SCA-006, API-D16]', (_what, answer) => {
    expect(read(answer)).toEqual({
      analytics: { entries: [entry], faults: [] },
      loader: { entries: [], faults: [] },
    })
  })

  it.each([
    [{ analytics: null, loader: null }],
    [{ analytics: {}, loader: [] }],
    [{ loader: null }],
    [null],
    [{ data: null }],
  ])('is empty as %j', (answer) => {
    expect(read(answer)).toEqual({
      analytics: { entries: [], faults: [] },
      loader: { entries: [], faults: [] },
    })
  })

  it.each([
    [{ start_timestamp: '2026-03-02T09:00:00Z', total_queries: 40 }],
    [{ start_timestamp: '2026-03-02T09:00:00Z', total_queries: 40, rejected_queries: null }],
  ])('keeps an entry that does not say how many were rejected: %j', (entry) => {
    const analytics = { entries: [{ startedAt: nine, totalQueries: 40, rejectedQueries: null }], faults: [] }
    expect(read({ analytics: { a: [entry] } })).toMatchObject({ analytics })
  })

  it.each([
    [undefined],
    ['Down for maintenance'],
    [[sent]],
    [7],
    [{}],
    [{ data: {} }],
    [{ message: 'Soon' }],
  ])('is refused as %j', (answer) => {
    expect(z.safeParse(autoScaleHistoryResponse, answer).success).toBe(false)
  })

  it.each([
    ['start_timestamp', { ...sent, start_timestamp: 'yesterday' }, ['value'], 'text', 'yesterday'],
    ['start_timestamp', { ...sent, start_timestamp: null }, ['text', 'number'], 'null', null],
    ['total_queries', { ...sent, total_queries: null }, ['number', 'text'], 'null', null],
    ['rejected_queries', { ...sent, rejected_queries: {} }, ['number', 'text'], 'object', null],
    ['', 'none', ['object'], 'text', 'none'],
  ])('loses an entry with a faulty "%s" alone, and names it', (field, faulty, expected, found, sample) => {
    const answer = read({ analytics: { a: [sent, faulty] }, loader: { a: [sent] } })
    const fault = {
      id: null,
      name: null,
      number: 2,
      isShown: false,
      values: [{ field, expected, found, sample }],
    }
    expect(answer.analytics).toEqual({ entries: [entry], faults: [fault] })
    expect(answer.loader).toEqual({ entries: [entry], faults: [] })
    expect(faultsOfAnswer(answer)).toEqual([fault])
  })

  it('loses one service that is no map alone', () => {
    const answer = read({ analytics: { a: [sent] }, loader: 'not measured' })
    expect(answer.analytics.entries).toEqual([entry])
    expect(answer.loader).toMatchObject({ entries: [], faults: [{ isShown: false }] })
  })
})

it.each(['c-1', 7])('the switch is sent with the id %j as it was listed [API-035, API-D37]', (instanceID) => {
  const body = { userId: 'u-1', instanceID, isEnabled: true }
  expect(z.parse(updateAutoScalingRequest, body)).toEqual(body)
  expect(z.safeParse(updateAutoScalingRequest, { ...body, isEnabled: 'yes' }).success).toBe(false)
})
