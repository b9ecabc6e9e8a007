import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { isFromOrigin } from './form-request'

it.each([
  [{ origin: 'http://127.0.0.1:4800' }, true],
  [{ origin: 'https://evil.test' }, false],
  [{ origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' }, false],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{}, false],
])('of a form sent with %j is said whether the page is of this origin: %s', (headers, isOwn) => {
  const request = new IncomingMessage(new Socket())
  request.headers = headers
  expect(isFromOrigin(request, 'http://127.0.0.1:4800')).toBe(isOwn)
})
