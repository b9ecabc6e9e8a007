import { describe, expect, it } from 'vitest'
import { isPathTemplate } from './path-template'

/** Each leads elsewhere than below the API, or hides where it leads. */
const astray = [
  '/../../../oauth/token',
  '/..',
  '/.',
  '/a/../b',
  '/a/..',
  '/%2e%2e/oauth/token',
  '/%2E./x',
  '/a%2fb',
  '//evil.test/x',
  '/a//b',
  '/a/',
  '/',
  '/\\evil.test',
  '/a\\..\\b',
  '/a?b=1',
  '/a#b',
  '/a\r\nHost: evil.test',
  '/a\tb',
  '/a b',
  '/\u0000',
  '/a;b',
  '/ü',
  '/．．/x',
  '/{',
  '/{a b}',
]

describe('a path template', () => {
  it.each(astray)('%j is none', (template) => expect(isPathTemplate(template)).toBe(false))

  it.each(['', 'a', 'https://evil.test/', '../x'])('%j is none', (template) =>
    expect(isPathTemplate(template)).toBe(false),
  )

  it.each([
    '/users/{id}/instances/{name}',
    '/images/default{product}image',
    '/v1.2/keys:revoke',
    '/a..b/~c',
    '/{recordId}',
  ])('%j is one', (template) => expect(isPathTemplate(template)).toBe(true))
})
