import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { wireSubCluster } from './sub-cluster'

const sent = {
  id: 17,
  name: 'sales-extra',
  nodes: 3,
  ipu: 2,
  sizeDisplayName: 'Medium',
  sizeID: 'size-medium',
  type: 'analytics',
  status: 'started with warnings',
  state: 'running',
  url: 'https://sales-extra.test/',
  configs: '{}',
}

describe('a self-managed cluster on the wire', () => {
  it('is read field by field; its IPU is that of all nodes [SUB-006, SUB-042, SUB-044]', () => {
    expect(z.parse(wireSubCluster, sent)).toEqual({
      id: '17',
      name: 'sales-extra',
      nodes: 3,
      ipu: 6,
      sizeId: 'size-medium',
      sizeName: 'Medium',
      type: 'analytics',
      status: 'started with warnings',
      state: 'running',
      url: 'https://sales-extra.test/',
      isFallback: false,
    })
  })

  it('says its state and that of its nodes in small letters, and N/A as it is', () => {
    expect(z.parse(wireSubCluster, { ...sent, state: 'Disconnected', status: 'Not Running' })).toMatchObject({
      state: 'disconnected',
      status: 'not running',
    })
    expect(z.parse(wireSubCluster, { ...sent, status: 'N/A' }).status).toBe('N/A')
  })

  it.each([
    [{ nodes: undefined }, null, null],
    [{ ipu: undefined }, 3, null],
    [{ nodes: null, ipu: null }, null, null],
    [{ nodes: 0 }, 0, 0],
  ])('without %j has %s nodes and %s IPU: what is not said is not guessed', (left, nodes, ipu) => {
    expect(z.parse(wireSubCluster, { ...sent, ...left })).toMatchObject({ nodes, ipu })
  })

  it.each(['analytics', 'fallbackanalytics', 'sqlx', 'loader', 'chidori'])(
    'may be of the type %s [SUB-007]',
    (type) => {
      expect(z.parse(wireSubCluster, { ...sent, type }).type).toBe(type)
    },
  )

  it.each([
    ['{"fallbackAnalytics": true}', true],
    ['{"fallbackAnalytics": false}', false],
    [{ fallbackAnalytics: true }, true],
    ['{}', false],
    ['null', false],
    ['no JSON', false],
    [null, false],
    [undefined, false],
  ])('reads the configs %j: failover %s [SUB-008]', (configs, isFallback) => {
    expect(z.parse(wireSubCluster, { ...sent, configs }).isFallback).toBe(isFallback)
  })
})
