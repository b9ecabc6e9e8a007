import { describe, expect, it } from 'vitest'
import { fillPath } from './path'

describe('filling a path', () => {
  it.each([
    '/../../../oauth/token',
    '/%2e%2e/oauth/token',
    '//evil.test/x',
    '/a\r\nHost: evil.test',
    '/a?b=1',
    '/a#b',
  ] as const)('refuses %j', (template) => {
    expect(() => fillPath(template, { a: 'x' })).toThrow(RangeError)
  })

  it.each(['.', '..', ''])('refuses the value %j', (value) => {
    expect(() => fillPath('/keys/{id}', { id: value })).toThrow(RangeError)
  })

  it('encodes what would lead elsewhere', () => {
    expect(fillPath('/keys/{id}/x', { id: '../a?b#c\r\n%2e' })).toBe('/keys/..%2Fa%3Fb%23c%0D%0A%252e/x')
  })
})
