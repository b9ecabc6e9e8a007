import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fileResponse } from './file'
import { supportTokenResponse } from './support-token'

const token = { token: 'sup_1', expiresAt: '2026-03-05T10:00:00Z' }

describe('a support token', () => {
  it.each([
    ['bare', token],
    ['in data', { data: token }],
    ['in an envelope called as its own field', { token }],
    ['in both', { data: { token } }],
    ['beside an empty envelope', { data: null, ...token }],
    ['beside what nobody knows', { ...token, region: { name: 'token' } }],
  ])('is read %s', (_, sent) => {
    expect(z.parse(supportTokenResponse, sent)).toEqual({ ...token, expiresAt: '2026-03-05T10:00:00.000Z' })
  })

  it('may have no end', () => {
    expect(z.parse(supportTokenResponse, { token: 'sup_1' })).toEqual({ token: 'sup_1', expiresAt: null })
  })

  it.each([
    [1_772_704_800, '2026-03-05T10:00:00.000Z'],
    ['1772704800000', '2026-03-05T10:00:00.000Z'],
    ['in a week', 'in a week'],
  ])('ends at %j: %s', (expiresAt, read) => {
    expect(z.parse(supportTokenResponse, { ...token, expiresAt })?.expiresAt).toBe(read)
  })

  it.each([
    ['nothing', null],
    ['an empty answer', undefined],
    ['an empty record', {}],
    ['an empty envelope', { data: null }],
    ['no text', { token: null }],
    ['an end alone', { expiresAt: '2026-03-05T10:00:00Z' }],
  ])('is none where the server says %s', (_, sent) => {
    expect(z.parse(supportTokenResponse, sent)).toBeNull()
  })

  it('of no shape at all is refused', () => {
    expect(z.safeParse(supportTokenResponse, 'sup_1').success).toBe(false)
  })
})

it('a file is what the client made of the answer, and nothing else', () => {
  const file = { content: new Blob(['wheel']), name: null }
  expect(z.parse(fileResponse, file)).toBe(file)
  expect([null, 'wheel', 7].map((answer) => z.safeParse(fileResponse, answer).success)).toEqual([
    false,
    false,
    false,
  ])
})
