import { expect, it } from 'vitest'
import { createRequestLog } from './request-log'

const request = new Request('http://localhost/api')
const add = (log: ReturnType<typeof createRequestLog>, ...calls: string[]) => {
  for (const call of calls) log.add({ call, request, rawBody: '"0123456789"' })
}
const callsOf = (log: ReturnType<typeof createRequestLog>) => log.list().map(({ call }) => call)

it('a log keeps as many requests as it may, the latest', () => {
  const log = createRequestLog(2)
  add(log, 'a', 'b', 'c')
  expect(callsOf(log)).toEqual(['b', 'c'])
})

it('a log keeps five thousand requests where nobody says how many', () => {
  const log = createRequestLog()
  for (let count = 0; count < 5_001; count += 1) add(log, String(count))
  expect([callsOf(log).length, callsOf(log)[0]]).toEqual([5_000, '1'])
})

it('a log keeps no more than it has room for: the oldest go, and no others', () => {
  // Each has 12 bytes of a body, 20 of an address and 2 of headers.
  const log = createRequestLog(100, 110)
  add(log, 'a', 'b', 'c', 'd', 'e')
  expect(callsOf(log)).toEqual(['c', 'd', 'e'])
})

it('a log keeps 16 MB where nobody says how much: of twenty bodies of 1 MB the last fifteen', () => {
  const log = createRequestLog()
  const rawBody = `"${'x'.repeat(999_998)}"`
  // Addresses and headers count too: the sixteenth has no room.
  for (let count = 1; count <= 20; count += 1) log.add({ call: String(count), request, rawBody })
  expect([callsOf(log).length, callsOf(log)[0]]).toEqual([15, '6'])
})

it('a log that was emptied has all its room again', () => {
  const log = createRequestLog(100, 110)
  add(log, 'a', 'b', 'c')
  log.clear()
  add(log, 'd', 'e', 'f')
  expect(callsOf(log)).toEqual(['d', 'e', 'f'])
})

it('a log masks the secrets that a definition names, and leaves empty ones', () => {
  const log = createRequestLog()
  const add = (body: object) =>
    log.add({ call: 'keys.create', request, rawBody: JSON.stringify(body), secrets: ['pem'] })
  add({ name: 'CI', pem: '-----BEGIN PRIVATE KEY-----', token: 't' })
  add({ name: 'CI', pem: '' })
  expect(log.list().map(({ body }) => body)).toEqual([
    { name: 'CI', pem: '(masked)', token: '(masked)' },
    { name: 'CI', pem: '' },
  ])
})

it('a log keeps a request as it came, but for its tokens', () => {
  const log = createRequestLog()
  const sent = new Request('http://localhost/api/v2/images?a=1&b=x%20y', {
    method: 'DELETE',
    headers: {
      ...{ authorization: 'Bearer a', cookie: 'b', 'proxy-authorization': 'c', 'x-request-id': 'd' },
    },
  })
  for (const rawBody of [
    '',
    'password=hunter2',
    '{"password":null,"apiKey":"k","a":{"servicePrincipalCredentials":"s"}}',
  ])
    log.add({ call: 'listImages', request: sent, rawBody })
  const kept = {
    ...{ call: 'listImages', method: 'DELETE', path: '/api/v2/images', query: { a: '1', b: 'x y' } },
    ...{ headers: { 'x-request-id': 'd' }, at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) },
  }
  const masked = { password: null, apiKey: '(masked)', a: { servicePrincipalCredentials: '(masked)' } }
  expect(log.list()).toEqual([null, '(no JSON)', masked].map((body) => ({ ...kept, body })))
})

it('a log masks what is configured under a name that says it is secret, in whichever order it comes', () => {
  const log = createRequestLog()
  const rawBody = `[{"name":"system","data":[
    {"configKey":"ldap.password","configValue":"hunter2"},{"configValue":"s3","configKey":"s3.secretAccess"},
    {"configKey":"ldap.password","configValue":""},{"configKey":"row.limit","configValue":100}]}]`
  log.add({ call: 'updateAdvancedConfigurations', request, rawBody })
  expect(log.list()[0]?.body).toEqual([
    {
      name: 'system',
      data: [
        { configKey: 'ldap.password', configValue: '(masked)' },
        { configKey: 's3.secretAccess', configValue: '(masked)' },
        { configKey: 'ldap.password', configValue: '' },
        { configKey: 'row.limit', configValue: 100 },
      ],
    },
  ])
})
