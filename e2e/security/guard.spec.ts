import { expect, test } from '../fixtures'

/** The tests of this folder lean on the guard, so it is shown what it has to see. */
const misdeeds = [
  {
    what: 'a script error nobody caught',
    commit: () => {
      setTimeout(() => {
        throw new Error('left uncaught')
      })
    },
    finding: /^uncaught error: .*left uncaught/,
  },
  {
    what: 'an error in the console',
    // biome-ignore lint/suspicious/noConsole: this is the misdeed.
    commit: () => console.error('React does not like this'),
    finding: /^console: React does not like this/,
  },
  {
    what: 'a violation of the policy',
    commit: () => {
      const script = document.createElement('img')
      script.src = 'https://127.0.0.1:1/picture.png'
      document.body.append(script)
    },
    finding: /^console: guard: policy violation img-src/,
  },
] as const

test('the guard sees errors, violations of the policy and requests that leave the machine', async ({
  page,
  context,
  guard,
}) => {
  await page.goto('/verify')
  for (const { what, commit, finding } of misdeeds)
    await test.step(what, async () => {
      await page.evaluate(commit)
      await expect.poll(guard.findings).toContainEqual(expect.stringMatching(finding))
    })
  guard.allow(/left uncaught|React does not like this|policy violation|Content Security Policy/)
  await context.route('https://evil.example/**', (route) => route.fulfill({ body: 'gone' }))
  await page.goto('https://evil.example/')
  await expect.poll(guard.findings).toEqual(['request left the machine: https://evil.example/'])
  guard.allow(/evil\.example/)
})

const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJzb21lYm9keSJ9.c2lnbmF0dXJl'

const hidingPlaces: readonly (readonly [string, (value: string) => void | Promise<void>])[] = [
  ['localStorage', (value: string) => localStorage.setItem('kept', value)],
  ['sessionStorage', (value: string) => sessionStorage.setItem('kept', value)],
  ['window', (value: string) => void Object.assign(window, { kept: { value } })],
  ['history.state', (value: string) => history.replaceState({ value }, '')],
  [
    'IndexedDB',
    (value: string) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('kept')
        opening.onupgradeneeded = () => opening.result.createObjectStore('texts')
        opening.onsuccess = () => {
          const writing = opening.result.transaction('texts', 'readwrite')
          writing.objectStore('texts').put(value, 'token')
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
  ],
] as const

test('the guard sees a token wherever a page can keep one, in its address, and on a page that leaves while it is read', async ({
  page,
  context,
  guard,
}) => {
  await page.goto(`/verify?access_token=${token}`)
  for (const [, put] of hidingPlaces) await page.evaluate(put, token)
  await page.evaluate((value) => {
    // biome-ignore lint/suspicious/noDocumentCookie: this is the misdeed.
    document.cookie = `kept=${value}`
  }, token)
  // The browser hears of a cookie a moment after the page has set it.
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('kept')
  const findings = await guard.findings()
  for (const place of [...hidingPlaces.map(([name]) => name), 'cookie kept'])
    expect(findings).toContain(`token in ${place}`)
  expect(findings).toContainEqual(expect.stringMatching(/^token in the address .*\/verify\?access_token=/))

  await page.evaluate(() => {
    indexedDB.databases = () => {
      location.reload()
      return new Promise(() => {})
    }
  })
  expect(await guard.findings()).toContain('token in sessionStorage')
  await context.clearCookies()
  await page.goto('about:blank')
  guard.allow(/token in the address .*\/verify\?access_token=/)
})
