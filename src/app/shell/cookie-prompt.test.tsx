import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import shipped from '../../../public/config.json'
import { createSignedInBoot } from '../../testing/fake-boot'
import { createAnalytics } from '../analytics'
import { App } from '../app'
import { createErrorReporter } from '../error-reporter'
// What shows notices is loaded here, once, and not in the time of the first test that waits for one.
import './antd-notices'

const trial = { role: { id: 1, name: 'free' }, email: 'tara@sandbox.test' }

/** Opens a page of the console; the answers to the save can be exchanged. */
async function open(person: Readonly<Record<string, unknown>>, save: unknown = { message: 'ok' }) {
  history.replaceState(null, '', '/consumption')
  const identified: string[] = []
  let answer: unknown = null
  const { boot, sent } = createSignedInBoot(
    {
      'GET /users/u-1/me': () => ({
        user: { ...person, ...base, userConsent: answer ?? person.userConsent },
      }),
      'PUT /users/u-1/update': () => {
        if (save instanceof Error) throw save
        if (typeof save !== 'number') answer = lastSave()
        return save
      },
    },
    person,
  )
  const lastSave = () => {
    const body = sent.findLast(({ path }) => path === '/users/u-1/update')?.body
    return (body as { userConsent: string }).userConsent
  }
  const analytics = { ...createAnalytics(), identify: (email: string) => void identified.push(email) }
  const posted: string[] = []
  const reporter = createErrorReporter('/reports', async (_, request) => {
    posted.push(JSON.parse(String(request?.body)).name)
    return new Response()
  })
  reporter.report('early', 'x')
  render(<App boot={{ ...boot, analytics, reporter }} />)
  await screen.findByRole('banner')
  /** What is posted of a report that is made now. */
  const postedNow = () => {
    reporter.report('late', 'x')
    return posted
  }
  return { sent, identified, postedNow }
}
const base = {
  uuid: 'u-1',
  fullName: 'Tara Trial',
  confirmed: true,
  userDataIsSet: true,
  configurations: { allowedInstances: { count: 1 } },
}
const saves = (sent: readonly { path: string; body: unknown }[]) =>
  sent.filter(({ path }) => path === '/users/u-1/update').map(({ body }) => body)

describe('the question about cookies', () => {
  it.each([
    ['Accept', 'accept', ['tara@sandbox.test'], ['late']],
    ['Reject', 'reject', [], []],
  ])(
    'is asked of a trial user without an answer; %s is saved as userConsent %s [ACL-037, SHL-011, SHL-021, SHL-029, ACC-021, API-097]',
    async (button, userConsent, identified, posted) => {
      const opened = await open(trial)
      expect(opened.identified).toEqual([])
      const policy = within(await screen.findByRole('region', { name: 'Cookies' })).getByText(
        /^Privacy policy/,
      )
      expect(policy.textContent).toBe('Privacy policy (opens in a new tab)')
      expect(policy.getAttribute('href')).toBe(shipped.links.privacyPolicy)
      await userEvent.click(await screen.findByRole('button', { name: button }))
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull())
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
      expect(saves(opened.sent)).toEqual([{ userConsent }])
      expect(opened.identified).toEqual(identified)
      expect(opened.postedNow()).toEqual(posted)
    },
  )

  it.each([
    ['an enterprise user', { role: { id: 4, name: 'enterprise' } }, ['e@sandbox.test'], ['late']],
    ['a premium user', { role: { id: 3, name: 'premium' } }, ['e@sandbox.test'], ['late']],
    ['a trial user who accepted', { ...trial, userConsent: 'accept' }, ['e@sandbox.test'], ['late']],
    ['a trial user who rejected', { ...trial, userConsent: 'reject' }, [], []],
  ])('is not asked of %s [ACL-037, SHL-022, SHL-023]', async (_, person, known, reported) => {
    const { identified, postedNow } = await open({ ...person, email: 'e@sandbox.test' })
    await waitFor(() => expect(identified).toEqual(known))
    expect(postedNow()).toEqual(reported)
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull()
  })

  it('is not asked of who may or may not be on a trial, and neither is the upgrade offered', async () => {
    const toggleFeatures = [{ key: 'payment', published: true }]
    const { identified, postedNow } = await open({
      ...trial,
      role: { id: 'new', name: 'free' },
      toggleFeatures,
    })
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Upgrade offer' })).toBeNull()
    expect(identified).toEqual([])
    expect(postedNow()).toEqual([])
  })

  it('stays, with an error, where the answer could not be saved [SHL-D17]', async () => {
    await open(trial, 500)
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }))
    // By its words: a notice of an earlier test file may still be shown.
    expect(await screen.findByText('Something went wrong!')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Cookies' })).toBeTruthy()
  })

  it('takes one answer while that is on its way', async () => {
    const { sent } = await open(trial, new Promise(() => {}))
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }))
    for (const name of ['Reject', 'Accept']) await userEvent.click(screen.getByRole('button', { name }))
    expect(saves(sent)).toEqual([{ userConsent: 'accept' }])
  })

  it('says in a sentence that the server could not be reached', async () => {
    await open(trial, new TypeError('Failed to fetch'))
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }))
    const sentence = 'The server cannot be reached. Check your connection and try again.'
    expect(await screen.findByText(sentence)).toBeTruthy()
  })
})
