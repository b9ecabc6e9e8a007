import { describe, expect, it } from 'vitest'
import { Problem } from './problems'
import { requireReadable } from './readable-request'

/** Status, code and message of what is refused; null for what can be read. */
function refusalOf(path: string, body = '', headers: Record<string, string> = {}) {
  const request = new Request(`http://localhost${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
  })
  try {
    requireReadable(request, body)
    return null
  } catch (error) {
    return error instanceof Problem ? [error.status, error.body] : error
  }
}
const unreadable = (message: string) => [400, { code: 'unreadable', message }]
const address = unreadable('The address holds a character that cannot be stored.')
const half = unreadable('The body holds a NUL or half a character, which cannot be stored.')

describe('a request that could not be stored or read', () => {
  it.each([
    ['/a%00b', address],
    ['/a%ff', address],
    ['/a?q=%00', address],
    ['/a?q=%ff', address],
    ['/a?q=%', address],
    ['/a?q=1+2%20%C3%A4', null],
    ['/%C3%A4', null],
  ])('by its address %s is refused: %j', (path, refusal) => {
    expect(refusalOf(path)).toEqual(refusal)
  })

  it.each([
    ['{"a":"x\0"}', half],
    ['{"a":"\\u0000"}', half],
    ['{"a":"\\\\u0000"}', null],
    ['{"a":"\\\\\\u0000"}', half],
    ['{"a":"\\ud83d"}', half],
    ['{"a":"\\uD83D"}', half],
    ['{"a":"\\ude00"}', half],
    ['{"a":"\\ude00\\ud83d"}', half],
    ['{"a":"\\ud83d\\\\\\ude00"}', half],
    ['{"a":"\\ud83d\\ude00"}', null],
    ['{"a":"\\uD83D\\uDE00 and \\u00e4"}', null],
  ])('by its body %j is refused: %j', (body, refusal) => {
    expect(refusalOf('/a', body)).toEqual(refusal)
  })

  it.each([
    ['application/json', null],
    ['Application/JSON ; charset=utf-8', null],
    ['text/plain', [415, { message: 'The body must be JSON.' }]],
    ['application/json-patch', [415, { message: 'The body must be JSON.' }]],
    ['', [415, { message: 'The body must be JSON.' }]],
  ])('by a body of the type %j is refused: %j, and without one it is not', (type, refusal) => {
    expect(refusalOf('/a', '{}', { 'content-type': type })).toEqual(refusal)
    expect(refusalOf('/a', '', { 'content-type': type })).toBeNull()
  })

  it('by its key is refused above 255 characters', () => {
    const key = (length: number) => refusalOf('/a', '{}', { 'idempotency-key': 'k'.repeat(length) })
    expect(key(255)).toBeNull()
    expect(key(256)).toEqual(unreadable('An Idempotency-Key has at most 255 characters.'))
  })
})
