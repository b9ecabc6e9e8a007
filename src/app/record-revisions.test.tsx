import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import example from '../../docs/examples/api-keys.json'
import { createSignedInBoot, type WireAnswers } from '../testing/fake-boot'
import { testsInZone } from '../testing/tests-in-zone'
import { FormDialog } from '../views/form/form-dialogs'
import { App } from './app'
import { definitionFaults } from './definition-faults'

testsInZone('Europe/Berlin')

const now = { id: 2, name: 'Build server', purpose: 'write', isActive: true, note: null, dailyLimit: 5 }
const state = (at: string, by: string | null, changes: object) => ({ at, by, data: { ...now, ...changes } })
const states = [
  state('2026-03-01T08:00:00Z', null, { name: 'Builds', dailyLimit: 9 }),
  state('2026-03-05T09:30:00Z', 'Max Manager', {}),
  state('2026-03-03T10:00:00Z', 'Olive Owner', { dailyLimit: 9, purpose: 'read' }),
]

const keys = {
  ...example,
  detail: {
    page: true,
    fields: ['name'],
    revisions: {
      call: { method: 'GET', path: '/api-keys/{recordId}/revisions' },
      when: 'at',
      who: 'by',
      values: 'data',
    },
  },
}

function openRecord(answers: WireAnswers = {}, changes: object = {}, person: object = {}) {
  history.replaceState(null, '', '/api-keys/2')
  const { boot, sent } = createSignedInBoot(
    {
      'GET /resources/api-keys.json': { ...keys, ...changes },
      'GET /api-keys/2': now,
      'GET /api-keys/2/revisions': states,
      ...answers,
    },
    { ...person },
  )
  render(<App boot={{ ...boot, config: { ...boot.config, resources: ['/resources/api-keys.json'] } }} />)
  return { sent, patches: () => sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body) }
}

const section = async () => within(await screen.findByRole('region', { name: 'Revisions' }))
const entries = async () => {
  const [first] = await (await section()).findAllByText(/The first state|^from|As it is now|^Loading what/)
  return [...(first?.closest('ol')?.children ?? [])] as HTMLElement[]
}
const changesIn = (entry: HTMLElement | undefined) =>
  within(entry ?? document.body)
    .getAllByRole('term')
    .filter((term) => term.closest('dd') === null)
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)

beforeAll(() => FormDialog.preload())
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  definitionFaults.add(new Map([...definitionFaults.all().keys()].map((name) => [name, []])))
})

const unsaid = 'What was changed cannot be said: the state before is not known.'

/** States of so many days, the newest of them on 30 March. */
const daily = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const day = 30 - index
    return state(`2026-03-${`${day}`.padStart(2, '0')}T08:00:00Z`, null, { dailyLimit: day })
  })
const page = (from: number, to: number) =>
  `GET /api-keys/2/revisions?_start=${from}&_end=${to}&_sort=at&_order=desc`
const openPages = (answers: WireAnswers) =>
  openRecord(answers, {
    detail: { ...keys.detail, revisions: { ...keys.detail.revisions, recordsAt: 'data', paging: 'server' } },
  })

describe('the earlier states of a record', () => {
  it('stand on its page, the newest first: when, by whom, and which fields were changed from what to what', async () => {
    openRecord()
    const [newest, second, first] = await entries()
    expect(newest?.textContent).toContain('05 Mar 2026, 10:30 (Europe/Berlin) · Max Manager')
    expect(changesIn(newest)).toEqual([
      'Purpose: from Read only→to Read and write',
      'Requests a day: from 9→to 5',
    ])
    expect(second?.textContent).toContain('Olive Owner')
    expect(changesIn(second)).toContain('Name: from Builds→to Build server')
    expect(first?.textContent).toContain('The first state that is known.')
    expect(first?.textContent).not.toContain('·')
  })

  it('say what of an object and of entries was changed, and nothing of what was not', async () => {
    const fields = {
      ...example.fields,
      place: {
        type: 'object',
        label: 'Place',
        fields: { city: { type: 'text', label: 'City' }, street: { type: 'text', label: 'Street' } },
      },
      steps: { type: 'array', label: 'Steps', fields: { title: { type: 'text', label: 'Title' } } },
    }
    const [make, test, ship] = ['Make', 'Test', 'Ship'].map((title) => ({ title }))
    openRecord(
      {
        'GET /api-keys/2/revisions': [
          state('2026-03-02T08:00:00Z', null, {
            place: { city: 'Bern', street: '3 Mill Lane' },
            steps: [make, test],
          }),
          state('2026-03-01T08:00:00Z', null, {
            place: { city: 'Basel', street: '3 Mill Lane' },
            steps: [make, ship],
          }),
        ],
      },
      { fields },
    )
    const [newest] = await entries()
    await waitFor(() =>
      expect(changesIn(newest)).toEqual([
        'Place: City: from Basel→to Bern',
        'Steps: from TitleShip→to TitleTest1 other entry stays.',
      ]),
    )
  })

  it('show a secret as dots, whatever the server sends of it', async () => {
    const fields = { ...example.fields, token: { type: 'secret', label: 'Token' } }
    openRecord(
      {
        'GET /api-keys/2/revisions': [
          state('2026-03-02T08:00:00Z', null, { token: 'hunter2' }),
          state('2026-03-01T08:00:00Z', null, { token: null }),
        ],
      },
      { fields },
    )
    const [newest] = await entries()
    expect(changesIn(newest)).toEqual(['Token: from –→to ••••••••'])
    expect(document.body.textContent).not.toContain('hunter2')
  })

  it('may be none', async () => {
    openRecord({ 'GET /api-keys/2/revisions': [] })
    expect(await (await section()).findByText('No changes are known.')).toBeTruthy()
  })

  it.each([
    [500, /^How it was before could not be loaded/],
    [{ items: [] }, /The server answered in a form the console does not know/],
  ])(
    'are missed where the answer is %j, beside a record that is shown, and can be asked for again',
    async (answer, words) => {
      let answered: unknown = answer
      openRecord({ 'GET /api-keys/2/revisions': () => answered })
      expect(await (await section()).findByText(words)).toBeTruthy()
      expect(screen.getByRole('heading', { level: 1, name: 'Build server' })).toBeTruthy()
      answered = states
      await userEvent.click((await section()).getByRole('button', { name: 'Try again' }))
      expect(await entries()).toHaveLength(3)
    },
  )

  it('are shown without one that cannot be read, which is named, and whose change is nobody else’s', async () => {
    openRecord({
      'GET /api-keys/2/revisions': [
        states[1],
        { at: '2026-03-04T08:00:00Z', data: { dailyLimit: 'many' } },
        states[0],
      ],
    })
    const [newest, first] = await entries()
    expect(newest?.textContent).toContain(unsaid)
    expect(newest?.textContent).not.toContain('from')
    expect(first?.textContent).toContain('The first state that is known.')
    expect((await section()).getByText('1 of 3 revisions could not be read and is not shown')).toBeTruthy()
    expect((await section()).getByText(/data\.dailyLimit/)).toBeTruthy()
  })

  it('are not known where an entry says nothing of the record, nor is what was changed after it', async () => {
    openRecord({
      'GET /api-keys/2/revisions': [states[1], { at: '2026-03-04T08:00:00Z', data: {} }, states[0]],
    })
    const [newest, silent] = await entries()
    expect(newest?.textContent).toContain(unsaid)
    expect(silent?.textContent).toBe('04 Mar 2026, 09:00 (Europe/Berlin)What it was then is not known.')
  })

  it('are asked for page by page where the server cuts them, and what the last of a page changed is known by the next', async () => {
    const many = daily(11)
    const { sent } = openPages({
      [page(0, 10)]: { data: many.slice(0, 10), total: 11 },
      [page(10, 20)]: { data: many.slice(10), total: 11 },
    })
    const first = await entries()
    expect(first).toHaveLength(10)
    await waitFor(() => expect(changesIn(first.at(-1))).toEqual(['Requests a day: from 20→to 21']))
    const pages = within((await section()).getByRole('navigation', { name: 'Pages of revisions' }))
    expect(pages.getByText('1–10 of 11')).toBeTruthy()
    await userEvent.click(await pages.findByRole('button', { name: 'Next page' }))
    expect(await (await section()).findByText('The first state that is known.')).toBeTruthy()
    expect(await entries()).toHaveLength(1)
    const asked = sent.flatMap(({ method, path }) =>
      path.includes('/revisions') ? [`${method} ${path}`] : [],
    )
    expect([...new Set(asked)]).toEqual([page(0, 10), page(10, 20)])
  })

  it('keep the page that was open, as busy, and the way to others while one comes, and the way where it fails', async () => {
    const many = daily(30)
    let fail = (_status: number) => {}
    openPages({
      ...Object.fromEntries(
        [0, 10].map((from) => [page(from, from + 10), { data: many.slice(from, from + 10), total: 30 }]),
      ),
      [page(20, 30)]: () => new Promise<number>((resolve) => (fail = resolve)),
    })
    await entries()
    await userEvent.click(await (await section()).findByRole('button', { name: 'Next page' }))
    await waitFor(async () => expect((await entries())[0]?.textContent).toContain('20 Mar 2026'))
    expect((await entries()).at(-1)?.textContent).toContain('Loading what was changed…')
    const last = await (await section()).findByRole('button', { name: 'Page 3' })
    await userEvent.click(last)
    const [kept] = await entries()
    expect(kept?.textContent).toContain('20 Mar 2026')
    expect(kept?.parentElement?.getAttribute('aria-busy')).toBe('true')
    expect(kept?.parentElement?.lastElementChild?.textContent).toContain('Loading what was changed…')
    expect(document.activeElement).toBe(last)
    fail(500)
    await (await section()).findByText(/^How it was before could not be loaded/)
    expect(document.activeElement).toBe(last)
    await userEvent.click((await section()).getByRole('button', { name: 'Previous page' }))
    await waitFor(async () => expect((await entries())[0]?.textContent).toContain('20 Mar 2026'))
  })

  it.each([
    ['alone', []],
    ['before others', daily(11).slice(10)],
  ])('do not end where the next page has what cannot be read, %s', async (_words, others) => {
    const rest = [{ at: '2026-03-20T20:00:00Z', data: { dailyLimit: 'many' } }, ...others]
    openPages({
      [page(0, 10)]: { data: daily(10), total: 10 + rest.length },
      [page(10, 20)]: { data: rest, total: 10 + rest.length },
    })
    expect(await (await section()).findByText(unsaid)).toBeTruthy()
    expect((await section()).queryByText('The first state that is known.')).toBeNull()
  })
})

const open = async (when: string) => {
  await userEvent.click(await (await section()).findByRole('button', { name: `Put back to ${when}` }))
  return within(await screen.findByRole('dialog', { name: 'Put back Build server?' }))
}
const reasonOf = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent
const firstState = '01 Mar 2026, 09:00 (Europe/Berlin)'

describe('putting a record back', () => {
  it('is not offered of what it is now', async () => {
    openRecord()
    const [newest, second] = await entries()
    expect(newest?.textContent).toContain('As it is now')
    expect(within(newest ?? document.body).queryByRole('button')).toBeNull()
    expect(within(second ?? document.body).getByRole('button')).toBeTruthy()
  })

  it('asks first, saying what will change and what stays, and sends the usual change', async () => {
    let at: object = now
    const { patches } = openRecord({
      'GET /api-keys/2': () => at,
      'GET /api-keys/2/revisions': [
        ...states,
        state('2026-02-01T08:00:00Z', null, { name: 'Oldest', purpose: 'read', isActive: false }),
      ],
      'PATCH /api-keys/2': () => {
        at = { ...now, name: 'Oldest' }
        return at
      },
    })
    const dialog = await open('01 Feb 2026, 09:00 (Europe/Berlin)')
    expect(
      dialog.getByText('These values become what they were on 01 Feb 2026, 09:00 (Europe/Berlin).'),
    ).toBeTruthy()
    const review = within(dialog.getByLabelText('What will change'))
    expect(
      review
        .getAllByRole('term')
        .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`),
    ).toEqual(['Name: Build server → Oldest'])
    expect(
      dialog.getByText(
        'These stay as they are. Purpose: This cannot be changed any more. Active: no form changes it.',
      ),
    ).toBeTruthy()
    expect(patches()).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Put back' }))
    expect(await screen.findByText('Earlier values of Oldest are put back.')).toBeTruthy()
    expect(patches()).toEqual([{ name: 'Oldest', dailyLimit: 5, note: '' }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says so in a sentence of its own where nobody knows when that was', async () => {
    openRecord({ 'GET /api-keys/2/revisions': [...states, state('', null, { name: 'Oldest' })] })
    const unknown = (await entries()).find(({ textContent }) => textContent?.includes('Time not known'))
    const button = within(unknown ?? document.body).getByRole('button', {
      name: 'Put back to this earlier state',
    })
    await userEvent.click(button)
    const dialog = within(await screen.findByRole('dialog', { name: 'Put back Build server?' }))
    expect(
      dialog.getByText('These values become what they were in this earlier state, whose time is not known.'),
    ).toBeTruthy()
  })

  it('is given up without a question, and sends nothing', async () => {
    const { patches } = openRecord()
    const dialog = await open(firstState)
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(patches()).toEqual([])
    expect(sessionStorage.length).toBe(0)
  })

  it('asks for what no longer keeps to the rules', async () => {
    const { patches } = openRecord({
      'GET /api-keys/2/revisions': [...states, state('2026-02-01T08:00:00Z', null, { name: 'It' })],
      'PATCH /api-keys/2': now,
    })
    const dialog = await open('01 Feb 2026, 09:00 (Europe/Berlin)')
    await userEvent.click(dialog.getByRole('button', { name: 'Put back' }))
    const name = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
    expect(name.value).toBe('It')
    expect(patches()).toEqual([])
    await userEvent.type(name, 'em')
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Put back' }))
    await waitFor(() => expect(patches()).toEqual([{ name: 'Item', dailyLimit: 5, note: '' }]))
  })

  it('sends nothing over what somebody else changed meanwhile', async () => {
    let at: object = now
    const { patches } = openRecord({ 'GET /api-keys/2': () => at, 'PATCH /api-keys/2': now })
    const dialog = await open(firstState)
    at = { ...now, note: 'Mine' }
    await userEvent.click(dialog.getByRole('button', { name: 'Put back' }))
    expect(await dialog.findByText('Note: Mine')).toBeTruthy()
    expect(patches()).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Use the new values' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Put back' }))
    await waitFor(() => expect(patches()).toEqual([{ name: 'Builds', dailyLimit: 9, note: 'Mine' }]))
  })

  it.each([
    ['are beside it', states],
    ['are not to be had', 404],
  ])(
    'sends nothing over what somebody else changed where its list is all that tells, and its earlier states %s',
    async (_words, answer) => {
      let at: object = now
      const { sent, patches } = openRecord(
        { 'GET /keys': () => [at], 'GET /api-keys/2/revisions': answer },
        { calls: { list: { method: 'GET', path: '/keys' } } },
      )
      await userEvent.click(await screen.findByRole('button', { name: 'Edit Build server' }))
      const dialog = within(await screen.findByRole('dialog'))
      const limit = await dialog.findByLabelText('Requests a day')
      at = { ...now, note: 'Mine' }
      await userEvent.type(limit, '0')
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
      expect(await dialog.findByText('Note: Mine')).toBeTruthy()
      expect(patches()).toEqual([])
      expect(sent.filter(({ path }) => path === '/api-keys/2')).toEqual([])
    },
  )

  it('shows the words of a server that refuses it', async () => {
    openRecord({
      'PATCH /api-keys/2': () => 409,
    })
    const dialog = await open(firstState)
    await userEvent.click(dialog.getByRole('button', { name: 'Put back' }))
    expect(await screen.findByText('Not done: Put back “Build server”')).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Put back' })).toBeTruthy()
  })

  it('claims nothing where no answer came', async () => {
    openRecord({
      'GET /api-keys/2/revisions': [...states, state('2026-02-01T08:00:00Z', null, { name: 'Twigs' })],
      'PATCH /api-keys/2': () => {
        throw new TypeError('Failed to fetch')
      },
    })
    const dialog = await open('01 Feb 2026, 09:00 (Europe/Berlin)')
    await userEvent.click(dialog.getByRole('button', { name: 'Put back' }))
    expect(await dialog.findByText(/^No answer arrived/)).toBeTruthy()
    // A name of its own: the notices of the tests above may still stand.
    expect(screen.queryByText('Earlier values of Twigs are put back.')).toBeNull()
  })

  it('says why it may not be done', async () => {
    openRecord(
      {},
      {
        edit: { ...example.edit, enabledWhen: { field: 'isActive', equals: false, reason: 'It is in use' } },
      },
    )
    const button = await (await section()).findByRole('button', { name: `Put back to ${firstState}` })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(reasonOf(button)).toBe('It is in use')
  })

  it('is not offered where nothing is edited', async () => {
    const { edit: _edit, ...rest } = { ...keys }
    openRecord({
      'GET /resources/api-keys.json': { ...rest, access: { ...example.access, edit: undefined } },
    })
    await entries()
    expect((await section()).queryByRole('button')).toBeNull()
  })

  it('is closed where all that was otherwise stays', async () => {
    openRecord({
      'GET /api-keys/2/revisions': [states[1], state('2026-02-01T08:00:00Z', null, { isActive: false })],
    })
    const button = await (await section()).findByRole('button')
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(reasonOf(button)).toBe('Nothing of this state can be put back. Active: no form changes it.')
  })
})
