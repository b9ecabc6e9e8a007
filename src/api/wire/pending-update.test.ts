import { describe, expect, it } from 'vitest'
import { recordFaultsOf } from '../record-faults'
import {
  pendingUpdateListResponse,
  scheduleUpgradeRequest,
  toUpgradeRequest,
  upgradeRequest,
} from './pending-update'

const change = { version: '4.3.1-1182', byBuildNo: 'false' }
const read = { id: '7', value: '2026-03-09T20:00:00.000Z', version: '4.3.1-1182' }

describe('the pending updates that are read', () => {
  it.each([
    ['bare', [{ id: '7', value: '2026-03-09T20:00:00Z', kind: 'UPGRADE_VERSION', change }]],
    ['with a number for an id', [{ id: 7, value: '2026-03-09T20:00:00Z', change }]],
    ['alone', { id: 7, value: '2026-03-09T20:00:00Z', change }],
    ['alone in data', { data: { ...read, change } }],
    ['in data', { message: 'ok', data: [{ ...read, change }] }],
    ['in pending', { pending: [{ ...read, change }] }],
    ['in pendingUpdates, in data', { data: { pendingUpdates: [{ ...read, change }] } }],
  ])('come %s [DET-040, API-045, API-D16]', (_how, body) => {
    expect(pendingUpdateListResponse.parse(body)).toEqual([read])
  })

  it.each([[null], [undefined], [{ data: null }], [[]]])('are none for %j', (body) => {
    expect(pendingUpdateListResponse.parse(body)).toEqual([])
  })

  it.each([
    ['next startup', undefined, 'next startup', null],
    [null, null, null, null],
    ['', { version: '' }, null, null],
    [1_772_000_000_000, { version: 4 }, '2026-02-25T06:13:20.000Z', '4'],
    [1_772_000_000, null, '2026-02-25T06:13:20.000Z', null],
    ['2026-02-25T06:13:20', null, '2026-02-25T06:13:20.000Z', null],
    [undefined, 'soon', null, null],
  ])('may say little: %j and %j', (value, sent, expected, version) => {
    expect(pendingUpdateListResponse.parse([{ id: 'a', value, change: sent }])).toEqual([
      { id: 'a', value: expected, version },
    ])
  })

  it('leaves out, and notes, one that cannot be read', () => {
    const updates = pendingUpdateListResponse.parse([{ value: 'next startup' }, { ...read, change }])
    expect(updates).toEqual([read])
    expect(recordFaultsOf(updates)).toHaveLength(1)
  })

  it.each([['an update'], [{ updates: [] }], [true]])('refuses %j', (body) => {
    expect(pendingUpdateListResponse.safeParse(body).success).toBe(false)
  })
})

describe('the update that is sent', () => {
  it('says as a text whether it goes by build number [API-050, DET-D15]', () => {
    expect(toUpgradeRequest({ version: '4.3.1', isByBuildNumber: true })).toEqual({
      version: '4.3.1',
      byBuildNo: 'true',
    })
    expect(toUpgradeRequest({ version: '4.3.1', isByBuildNumber: false })).toEqual({
      version: '4.3.1',
      byBuildNo: 'false',
    })
    expect(upgradeRequest.safeParse({ version: '4.3.1', byBuildNo: true }).success).toBe(false)
    expect(upgradeRequest.safeParse({ ...change, byBuildNumber: 'true' }).success).toBe(false)
  })

  it('is of one kind where it is scheduled [DET-058, API-049, API-D12]', () => {
    const sent = { kind: 'UPGRADE_VERSION', change }
    expect(scheduleUpgradeRequest.parse(sent)).toEqual(sent)
    expect(scheduleUpgradeRequest.safeParse({ ...sent, kind: 'RESIZE' }).success).toBe(false)
    expect(scheduleUpgradeRequest.safeParse({ ...sent, value: 'now' }).success).toBe(false)
  })
})
