import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '../contract'

it('reads the IP whitelist under clean names [WLT-003, API-024]', () => {
  const { method, path, response } = contract.listWhitelists
  expect([method, path]).toEqual(['GET', '/users/{id}/instances/{name}/whitelists'])
  const whitelists = [
    { id: 7, range: '10.0.0.1,10.0.0.2', description: 'Office', active: true, clusterId: 1 },
    { id: 'w-2', range: '10.0.0.0/8', description: null },
  ]
  const clean = [
    { id: '7', range: '10.0.0.1,10.0.0.2', description: 'Office', isActive: true },
    { id: 'w-2', range: '10.0.0.0/8', description: null, isActive: false },
  ]
  expect(z.parse(response, { message: 'ok', whitelists })).toEqual(clean)
  expect(z.parse(response, whitelists)).toEqual(clean)
  expect(z.parse(response, { message: 'none', whitelists: null })).toEqual([])
  expect(z.safeParse(response, { message: 'none' }).success).toBe(false)
})

it('sends exactly the keys of the specification [API-025, API-026, API-027]', () => {
  const { addWhitelist, changeWhitelist, deleteWhitelist } = contract
  const entry = { range: '10.0.0.1', description: '' }
  expect([addWhitelist.method, changeWhitelist.method, deleteWhitelist.method]).toEqual([
    'POST',
    'PUT',
    'DELETE',
  ])
  expect(changeWhitelist.path).toBe('/users/{id}/instances/{name}/whitelists/{recordId}')
  expect(deleteWhitelist.path).toBe('/users/{id}/instances/{name}/whitelists/{recordId}')
  expect(z.parse(addWhitelist.request, entry)).toEqual(entry)
  expect(z.safeParse(addWhitelist.request, { ...entry, active: true }).success).toBe(false)
  expect(z.parse(changeWhitelist.request, entry)).toEqual(entry)
  expect(z.parse(changeWhitelist.request, { active: false })).toEqual({ active: false })
  expect(z.safeParse(changeWhitelist.request, { ...entry, active: false }).success).toBe(false)
  expect(deleteWhitelist.request).toBeNull()
  expect(z.parse(addWhitelist.response, { message: 'Added', whitelist: { id: 1 } })).toEqual({
    message: 'Added',
  })
})
