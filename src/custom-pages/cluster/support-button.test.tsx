import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import '../../locales/late-texts'
import { ApiError, NetworkError } from '../../api/errors'
import type { SupportToken } from '../../domain/support-token'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { SupportButton } from './support-button'

const token: SupportToken = { token: 'sup_1', expiresAt: '2026-03-05T10:00:00Z' }

function renderButton(answers: FakeAnswers = {}) {
  return renderWithProviders(<SupportButton cluster={buildClusterDetail()} />, {
    api: createFakeApi({ getSupportToken: () => token, ...answers }),
  })
}

const trigger = () => screen.getByRole('button', { name: 'Help and support' })
const dialog = () => screen.queryByRole('dialog', { name: 'Help and support' })
/** What stands for the token until it is revealed. */
const masked = () => screen.findByText('Hidden')
async function expectToken(token: string) {
  await masked()
  press('Reveal: Support token')
  expect(screen.getByText(token)).toBeTruthy()
  press('Hide: Support token')
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const fails = (statusCode: number, message: string) => () => {
  throw new ApiError({ message, statusCode })
}

describe('the popover of help and support', () => {
  it('stays where the policy of the token could not be read, and says so in place of the token', () => {
    const cluster = buildClusterDetail()
    const policies = { ...cluster.policies, cli: [], unreadable: ['cli' as const] }
    renderWithProviders(<SupportButton cluster={{ ...cluster, policies }} />, { api: createFakeApi({}) })
    fireEvent.click(trigger())
    expect(dialog()?.querySelector('p')?.textContent).toBe(
      'The server sent your permissions for this in a form the console does not know. Contact support. Open the support page. ',
    )
    const links = within(dialog() ?? document.body).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/support',
      'https://docs.basalt.test/',
      'https://community.basalt.test/',
      '/support',
    ])
  })

  it('takes the focus, says that it is open, and closes on a press elsewhere [DET-067]', async () => {
    renderButton()
    expect(trigger().getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(trigger())
    expect(trigger().getAttribute('aria-expanded')).toBe('true')
    expect(document.activeElement).toBe(dialog())
    expect(trigger().getAttribute('aria-controls')).toBe(dialog()?.id)

    fireEvent.pointerDown(await masked())
    expect(dialog()).toBeTruthy()
    fireEvent.pointerDown(document.body)
    expect(dialog()).toBeNull()
    fireEvent.click(trigger())
    fireEvent.click(trigger())
    expect(dialog()).toBeNull()
  })

  it('leads to documentation, community and support [DET-D05]', async () => {
    renderButton()
    fireEvent.click(trigger())
    const links = within(dialog() ?? document.body).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://docs.basalt.test/',
      'https://community.basalt.test/',
      '/support',
    ])
  })
})

describe('the support token', () => {
  it('is read while it is shown alone, and is not kept afterwards', async () => {
    let answer = (_token: SupportToken) => {}
    const { api, queryClient } = renderButton({
      getSupportToken: () => new Promise((done) => (answer = done)),
    })
    expect(api.callsOf('getSupportToken')).toEqual([])
    fireEvent.click(trigger())
    await screen.findByRole('heading', { name: 'Support token' })
    expect(screen.getByText('Getting the support token').getAttribute('role')).toBe('status')
    await waitFor(() => expect(api.callsOf('getSupportToken')).toHaveLength(1))
    await act(async () => answer(token))
    await masked()
    expect(screen.queryByText('Getting the support token')).toBeNull()
    const kept = () =>
      JSON.stringify(
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data),
      )
    expect(kept()).toContain('sup_1')
    fireEvent.click(trigger())
    await waitFor(() => expect(kept()).not.toContain('sup_1'))
  })

  it('that cannot be read is not called missing, and can be read again', async () => {
    const { api } = renderButton({ getSupportToken: fails(500, 'No token service today.') })
    fireEvent.click(trigger())
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The support token could not be loaded. No token service today.',
    )
    expect(screen.queryByText('There is no support token.')).toBeNull()
    expect(screen.queryByText('Getting the support token')).toBeNull()
    api.answer({ getSupportToken: () => token })
    press('Try again')
    await expectToken('sup_1')
  })

  it.each([
    [new Date(2026, 2, 5, 12).toISOString(), 'Expired on 05 Mar 2026'],
    [new Date(2999, 2, 5, 12).toISOString(), 'Expires on 05 Mar 2999'],
    [null, 'Does not expire.'],
    ['in a week', 'Expires on in a week'],
  ])('that ends at %s says so: %s [DET-D05]', async (expiresAt, words) => {
    renderButton({ getSupportToken: () => ({ token: 'sup_1', expiresAt }) })
    fireEvent.click(trigger())
    expect((await screen.findByText(/^Hidden again/)).nextElementSibling?.textContent).toBe(words)
  })

  it.each([
    ['create', null, ['Generate']],
    ['update', null, []],
    ['update', token, ['Renew']],
    ['delete', token, ['Revoke']],
    ['create', token, []],
  ] as const)(
    'with the policy to %s alone, of %j, lets go on with %j [DET-070]',
    async (policy, known, open) => {
      const cluster = buildClusterDetail()
      const policies = { ...cluster.policies, cli: ['list', policy] }
      renderWithProviders(<SupportButton cluster={{ ...cluster, policies }} />, {
        api: createFakeApi({ getSupportToken: () => known }),
      })
      fireEvent.click(trigger())
      await screen.findByText(known === null ? 'There is no support token.' : 'Hidden')
      const buttons = screen.getAllByRole('button', { name: /^(Generate|Renew|Revoke)$/ })
      const isOpen = (button: HTMLElement) => button.getAttribute('aria-disabled') === null
      expect(buttons.filter(isOpen).map(({ textContent }) => textContent)).toEqual(open)
    },
  )

  it('that was gone already counts as revoked [DET-061]', async () => {
    const { notices } = renderButton({ revokeSupportToken: fails(404, 'There is none.') })
    fireEvent.click(trigger())
    await masked()
    press('Revoke')
    expect(screen.getByRole('button', { name: 'Revoke' }).className).toContain('danger')
    expect(screen.queryByRole('button', { name: 'Renew' })).toBeNull()
    expect(screen.getByRole('alertdialog', { name: 'Revoke' }).textContent).toContain(
      'The token stops working at once. Support can no longer use it.',
    )
    press('Revoke')
    expect(await screen.findByText('There is no support token.')).toBeTruthy()
    await waitFor(() =>
      expect(notices).toMatchObject([{ type: 'success', message: 'The support token of demo is revoked' }]),
    )
  })

  it('whose revocation failed is read again, since only the server knows what became of it', async () => {
    let current: SupportToken | null = token
    const { api, notices } = renderButton({
      getSupportToken: () => current,
      revokeSupportToken: () => {
        current = null
        throw new ApiError({ message: 'Lost on the way.', statusCode: 502 })
      },
    })
    fireEvent.click(trigger())
    await masked()
    press('Revoke')
    press('Revoke')
    expect(await screen.findByText('There is no support token.')).toBeTruthy()
    expect(notices).toMatchObject([{ type: 'error', message: 'Lost on the way.' }])
    expect(api.callsOf('getSupportToken')).toHaveLength(2)
  })

  const other: SupportToken = { token: 'sup_2', expiresAt: null }
  const doubt = (action: string) =>
    `We could not confirm whether "${action}" reached demo. The support token has been read again and is shown as it is now.`
  it.each([
    ['Generate', null, token, 'success', 'The support token of demo is generated'],
    ['Generate', null, null, 'error', doubt('Generate')],
    ['Renew', token, other, 'success', 'The support token of demo is renewed'],
    ['Renew', token, token, 'error', doubt('Renew')],
    ['Renew', token, null, 'error', doubt('Renew')],
    ['Revoke', token, null, 'success', 'The support token of demo is revoked'],
    ['Revoke', token, token, 'error', doubt('Revoke')],
    [
      'Revoke',
      token,
      'unread',
      'error',
      'We could not confirm whether "Revoke" reached demo, and the support token could not be read again. Check it before you try again.',
    ],
  ] as const)(
    '%s, whose answer is lost (%j before, %j after): %s, %s',
    async (command, before, after, type, message) => {
      let isSent = false
      const lost = () => {
        isSent = true
        throw new NetworkError('revokeSupportToken', 'timeout')
      }
      const { notices } = renderButton({
        getSupportToken: () => {
          if (!isSent) return before
          if (after === 'unread') throw new NetworkError('getSupportToken', 'timeout')
          return after
        },
        generateSupportToken: lost,
        revokeSupportToken: lost,
      })
      fireEvent.click(trigger())
      await screen.findByText(before === null ? 'There is no support token.' : 'Hidden')
      press(command)
      if (command !== 'Generate') press(command)
      await waitFor(() => expect(notices).toMatchObject([{ type, message }]))
      if (after === null) expect(await screen.findByText('There is no support token.')).toBeTruthy()
      else await expectToken(after === 'unread' ? 'sup_1' : after.token)
    },
  )

  it('that the answer to its making leaves out is read [DET-061]', async () => {
    let current: SupportToken | null = null
    renderButton({
      getSupportToken: () => current,
      generateSupportToken: () => {
        current = token
        return null
      },
    })
    fireEvent.click(trigger())
    await screen.findByText('There is no support token.')
    press('Generate')
    await expectToken('sup_1')
  })

  it('is asked for once, however often Generate is pressed meanwhile', async () => {
    let answer: (made: SupportToken) => void = () => {}
    const { api } = renderButton({
      getSupportToken: () => null,
      generateSupportToken: () => new Promise((resolve) => (answer = resolve)),
    })
    fireEvent.click(trigger())
    await screen.findByText('There is no support token.')
    press('Generate')
    await waitFor(() => expect(api.callsOf('generateSupportToken')).toHaveLength(1))
    const button = screen.getByRole('button', { name: 'Generate' })
    expect([button.getAttribute('aria-busy'), button.getAttribute('aria-disabled')]).toEqual(['true', 'true'])
    press('Generate')
    await act(async () => answer(token))
    await expectToken('sup_1')
    expect(api.callsOf('generateSupportToken')).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Renew' }).getAttribute('aria-disabled')).toBeNull()
  })
})

describe('a support token that is made while its popover is closed', () => {
  /** Answers how to let the making, which was begun before the popover was closed, be answered. */
  async function closeDuring(command: 'Generate' | 'Renew', before: SupportToken | null) {
    let answer: (made: SupportToken) => void = () => {}
    const { queryClient } = renderButton({
      getSupportToken: () => before,
      revokeSupportToken: () => {
        before = null
        return { message: null }
      },
      generateSupportToken: () => new Promise((resolve) => (answer = resolve)),
    })
    fireEvent.click(trigger())
    await screen.findByText(before === null ? 'There is no support token.' : 'Hidden')
    press(command)
    if (command !== 'Generate') press(command)
    fireEvent.keyDown(dialog() ?? document.body, { key: 'Escape' })
    await waitFor(() => expect(dialog()).toBeNull())
    return {
      answer: () => act(async () => answer({ token: 'sup_2', expiresAt: null })),
      kept: () =>
        JSON.stringify(
          queryClient
            .getQueryCache()
            .getAll()
            .map(({ state }) => state.data),
        ),
    }
  }

  it('is not kept, for nobody looks at it', async () => {
    const { answer, kept } = await closeDuring('Generate', null)
    await waitFor(() => expect(kept()).toBe('[]'))
    await answer()
    expect(kept()).toBe('[]')
  })

  it('is not offered to be made in one that is opened meanwhile, and is shown there', async () => {
    const { answer } = await closeDuring('Renew', token)
    fireEvent.click(trigger())
    const generate = await screen.findByRole('button', { name: 'Generate' })
    expect(generate.getAttribute('aria-disabled')).toBe('true')
    await answer()
    await expectToken('sup_2')
    expect(screen.getByRole('button', { name: 'Renew' }).getAttribute('aria-disabled')).toBeNull()
  })
})

describe('the text of the support token', () => {
  const html = () => document.documentElement.innerHTML
  async function reveal() {
    const rendered = renderButton()
    fireEvent.click(trigger())
    await masked()
    expect(html()).not.toContain('sup_1')
    vi.useFakeTimers()
    press('Reveal: Support token')
    expect(html()).toContain('sup_1')
    return rendered
  }

  it('stands masked, and is hidden again after 30 seconds', async () => {
    await reveal()
    act(() => void vi.advanceTimersByTime(29_999))
    expect(html()).toContain('sup_1')
    act(() => void vi.advanceTimersByTime(1))
    expect(html()).not.toContain('sup_1')
    press('Reveal: Support token')
    press('Hide: Support token')
    expect(html()).not.toContain('sup_1')
  })

  it('is hidden when the page is out of sight', async () => {
    await reveal()
    fireEvent(document, new Event('visibilitychange'))
    expect(html()).not.toContain('sup_1')
  })

  it('is masked again where it is another one', async () => {
    const { api, queryClient } = renderButton()
    fireEvent.click(trigger())
    await masked()
    press('Reveal: Support token')
    api.answer({ getSupportToken: () => ({ token: 'sup_2', expiresAt: null }) })
    await act(() => queryClient.invalidateQueries())
    await screen.findByText('Does not expire.')
    expect(html()).not.toMatch(/sup_[12]/)
  })

  it('is copied without being revealed', async () => {
    const copied: string[] = []
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } })
    renderButton()
    fireEvent.click(trigger())
    await masked()
    press('Copy Support token')
    await waitFor(() => expect(copied).toEqual(['sup_1']))
    expect(html()).not.toContain('sup_1')
  })
})

describe('the focus in the support token', () => {
  const clicks = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  const focused = () => document.activeElement
  const heading = () => screen.getByRole('heading', { name: 'Support token' })

  it('goes to the question, whose words are heard, and back to the heading of a token that is kept', async () => {
    renderButton()
    fireEvent.click(trigger())
    await masked()
    await clicks('Renew')
    const question = screen.getByRole('alertdialog', { name: 'Renew' })
    expect(focused()).toBe(question)
    expect(document.getElementById(question.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'The present token stops working at once. A new one takes its place.',
    )
    await clicks('Keep it')
    expect(focused()).toBe(heading())
  })

  it('stays with what was agreed to while it is under way, and goes to the heading with its button', async () => {
    let answer = () => {}
    renderButton({
      revokeSupportToken: () => new Promise((resolve) => (answer = () => resolve({ message: null }))),
    })
    fireEvent.click(trigger())
    await masked()
    await clicks('Revoke')
    await clicks('Revoke')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(focused()).toBe(screen.getByRole('button', { name: 'Revoke' }))
    await act(async () => answer())
    await screen.findByText('There is no support token.')
    expect(focused()).toBe(heading())
  })

  it('goes to the heading when Generate has made one', async () => {
    renderButton({ getSupportToken: () => null, generateSupportToken: () => token })
    fireEvent.click(trigger())
    await screen.findByText('There is no support token.')
    await clicks('Generate')
    await masked()
    expect(focused()).toBe(heading())
  })
})
