import { describe, expect, it } from 'vitest'
import { onServerOf, safeHref, serviceHref } from './safe-href'

describe('an address from the server', () => {
  it.each([
    ['https://sales.basalt.test', 'https://sales.basalt.test/'],
    ['https://sales.basalt.test:8443/a?b=c#d', 'https://sales.basalt.test:8443/a?b=c#d'],
    ['HTTPS://SALES.basalt.test/', 'https://sales.basalt.test/'],
    [' https://sales.basalt.test/ ', 'https://sales.basalt.test/'],
    ['http://localhost:4000/a', 'http://localhost:4000/a'],
    ['http://sales.localhost:4000/', 'http://sales.localhost:4000/'],
    ['http://127.0.0.1:4000/', 'http://127.0.0.1:4000/'],
    ['http://127.9.9.9/', 'http://127.9.9.9/'],
    ['http://127.0.0.100/', 'http://127.0.0.100/'],
    ['http://0x7f.1/', 'http://127.0.0.1/'],
    ['http://[::1]:4000/', 'http://[::1]:4000/'],
  ])('%s becomes the link %s', (raw, expected) => {
    expect(safeHref(raw)).toBe(expected)
  })

  it.each([
    ...['javascript', 'JavaScript', 'vbscript', 'livescript', 'data', 'blob', 'filesystem', 'file', 'about'],
    ...[
      'view-source',
      'chrome',
      'chrome-extension',
      'moz-extension',
      'resource',
      'edge',
      'opera',
      'jar',
      'ftp',
    ],
    ...[
      'ftps',
      'sftp',
      'ws',
      'wss',
      'mailto',
      'tel',
      'sms',
      'callto',
      'skype',
      'slack',
      'ssh',
      'git',
      'ldap',
    ],
    ...[
      'gopher',
      'news',
      'irc',
      'magnet',
      'intent',
      'market',
      'itms-apps',
      'ms-word',
      'search-ms',
      'x-unknown',
    ],
  ])('is no link with the scheme %s', (scheme) => {
    expect(safeHref(`${scheme}:alert(1)`)).toBeNull()
    expect(safeHref(`${scheme}://sales.basalt.test/`)).toBeNull()
    expect(safeHref(`${scheme}://localhost/`)).toBeNull()
  })

  it.each([
    ...[
      null,
      undefined,
      '',
      ' ',
      '/clusters',
      '//evil.test',
      'sales.basalt.test',
      'https:',
      'https://',
      '#top',
    ],
    ...[
      'http://sales.basalt.test/',
      'http://localhost.evil.test/',
      'http://evillocalhost/',
      'http://128.0.0.1/',
    ],
    ...['http://127.0.0.1.evil.test/', 'http://127.0.0.1@evil.test/', 'http://10.0.0.1/', 'http://[::2]/'],
    ...[
      'https://user@sales.test/',
      'https://user:pass@sales.test/',
      'https://:pass@sales.test/',
      'java\nscript:alert(1)',
      'https://a\n.test/',
    ],
    ...['\u0001javascript:alert(1)', 'https://sales .test/', 'https://<b>/', 'https://sales.test:99999/'],
  ])('is no link: %j', (raw) => {
    expect(safeHref(raw)).toBeNull()
  })
})

describe('the address of a service', () => {
  it.each([
    ['demo.cloud.example.com', 'https://demo.cloud.example.com/'],
    ['demo.cloud.example.com:8443/a?b=c#d', 'https://demo.cloud.example.com:8443/a?b=c#d'],
    ['https://sales.basalt.test', 'https://sales.basalt.test/'],
    ['http://localhost:4000/a', 'http://localhost:4000/a'],
  ])('%s is reached at %s, for a host alone is one of https [CLU-009, CLU-037]', (raw, expected) => {
    expect(serviceHref(raw)).toBe(expected)
  })

  it.each([
    ...[null, '', 'sales', 'localhost', 'javascript:alert(1)', 'java.script:alert(1)', 'a.test:alert(1)'],
    ...[
      '//evil.test',
      '/clusters',
      'user@evil.test',
      'a.test@evil.test',
      'a.test:1@evil.test',
      'a.test\\@b.test',
    ],
    ...['http://a.test', 'a.test/\nb', 'a.test /b', 'a..test', '.test', 'a.test:99999', 'data:text/html,a.b'],
  ])('%j is no link', (raw) => {
    expect(serviceHref(raw)).toBeNull()
  })
})

it.each([
  ['/files/a.json?t=1', 'https://api.basalt.test/files/a.json?t=1'],
  ['//storage.test/a', 'https://storage.test/a'],
  ['https://storage.test/a', 'https://storage.test/a'],
  ['Try again later', 'Try again later'],
  ['//', '//'],
  ['', ''],
])('%j is on the server of an API, where it is a path: %j', (address, there) => {
  expect(onServerOf('https://api.basalt.test/v2', address)).toBe(there)
})
