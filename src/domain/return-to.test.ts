import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { honestTargets, hostileTargets } from '../testing/return-to-corpus'
import { safeReturnTo } from './return-to'

const origins = { origin: 'https://console.test', allowedOrigins: ['https://partner.test'] }

/** Where a browser on the console ends up. */
function landing(target: string): string {
  return new URL(target, 'https://console.test/signin').origin
}

describe('a target to return to', () => {
  it.each(hostileTargets.map((raw) => [raw.slice(0, 80), raw]))('is refused: %j', (_, raw) => {
    expect(safeReturnTo(raw, origins)).toBeNull()
  })

  it.each(honestTargets)('%j leads to %j', (raw, target) => {
    expect(safeReturnTo(raw, origins)).toBe(target)
  })

  it('has a corpus of at least 120 hostile targets, each once', () => {
    expect(new Set(hostileTargets).size).toBe(hostileTargets.length)
    expect(hostileTargets.length).toBeGreaterThanOrEqual(120)
  })

  it.each([null, undefined])('is refused when there is none: %s', (raw) => {
    expect(safeReturnTo(raw, origins)).toBeNull()
  })

  it('is judged by the origin of the console, port and scheme included', () => {
    const local = { origin: 'http://localhost:4000', allowedOrigins: [] }
    expect(safeReturnTo('/clusters', local)).toBe('/clusters')
    expect(safeReturnTo('http://localhost:4000/clusters', local)).toBe('/clusters')
    expect(safeReturnTo('http://localhost:4001/clusters', local)).toBeNull()
    expect(safeReturnTo('https://localhost:4000/clusters', local)).toBeNull()
    expect(safeReturnTo('http://localhost/clusters', local)).toBeNull()
  })

  it.each(['', 'partner.test', 'null', 'data:text/plain,x', 'blob:https://evil.test/1', 'file:///', '*'])(
    'is not let through by a wrong allowed origin %j',
    (allowed) => {
      const wrong = { origin: 'https://console.test', allowedOrigins: [allowed] }
      expect(safeReturnTo('https://partner.test/', wrong)).toBeNull()
      expect(safeReturnTo('https://evil.test/', wrong)).toBeNull()
      expect(safeReturnTo('data:text/plain,x', wrong)).toBeNull()
    },
  )

  it('may be named by an allowed origin with a path or a slash at its end', () => {
    const written = { origin: 'https://console.test/', allowedOrigins: ['https://partner.test/app/'] }
    expect(safeReturnTo('https://partner.test/x', written)).toBe('https://partner.test/x')
    expect(safeReturnTo('https://console.test/x', written)).toBe('/x')
  })

  it('may have 2048 characters and no more', () => {
    expect(safeReturnTo(`/${'a'.repeat(2047)}`, origins)).toHaveLength(2048)
    expect(safeReturnTo(`/${'a'.repeat(2048)}`, origins)).toBeNull()
  })

  it('may have a path that is percent-encoded four times and no more', () => {
    expect(safeReturnTo('/a%25252520b', origins)).toBe('/a%25252520b')
    expect(safeReturnTo('/a%2525252520b', origins)).toBeNull()
  })

  const pieces = fc.constantFrom(
    ...[
      '/',
      '//',
      '\\',
      '\\\\',
      'https:',
      'http:',
      'HTTPS://',
      'javascript:',
      'data:',
      'blob:',
      '@',
      ':',
      ':443',
    ],
    ...[
      'evil.test',
      'console.test',
      'partner.test',
      'clusters',
      'signin',
      '?redirect_to=',
      '&redirect_to=',
      '#',
    ],
    ...[
      '%2f',
      '%5c',
      '%252f',
      '%09',
      '%00',
      '%2e',
      '.',
      '..',
      '\t',
      '\n',
      '\r',
      '\0',
      ' ',
      '\u00a0',
      '\ufeff',
    ],
    ...[
      '／',
      '＼',
      '。',
      '．',
      '⁄',
      '%EF%BC%8F',
      '[::1]',
      '127.0.0.1',
      'xn--',
      '?',
      '&',
      '=',
      ';',
      'user:pass',
    ],
  )
  const written = fc.oneof(
    { weight: 4, arbitrary: fc.array(pieces, { maxLength: 10 }).map((all) => all.join('')) },
    { weight: 2, arbitrary: fc.array(pieces, { maxLength: 8 }).map((all) => `/${all.join('')}`) },
    { weight: 1, arbitrary: fc.webUrl({ withQueryParameters: true, withFragments: true }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }).map((text) => `/${text}`) },
  )

  it('never leaves the console and its allowed origins, for 10,000 generated addresses', () => {
    fc.assert(
      fc.property(written, (raw) => {
        const target = safeReturnTo(raw, origins)
        fc.pre(target !== null)
        const expected = target.startsWith('/') ? 'https://console.test' : 'https://partner.test'
        expect(landing(target)).toBe(expected)
        expect(target).not.toMatch(/^[/\\]{2}/)
        expect(safeReturnTo(target, origins)).toBe(target)
      }),
      { numRuns: 10_000, maxSkipsPerRun: 1000 },
    )
  })

  it('keeps path, query and hash of every honest deep link', () => {
    const word = fc.stringMatching(/^[a-z0-9-]{1,12}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), word, word, (path, query, hash) => {
        const link = `/${path.join('/')}?tab=${query}#${hash}`
        expect(safeReturnTo(link, origins)).toBe(link)
      }),
    )
  })
})
