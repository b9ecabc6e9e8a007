import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import '../locales/late-texts'
import { useSession } from '../providers/session-context'
import { useCallQuery, useCallSender } from '../providers/use-call'
import { useVerdict } from '../providers/use-verdict'
import { createViewing, useViewing, type Viewing, ViewingContext } from '../providers/viewing-context'
import { buildCluster } from '../testing/builders'
import { createSignedInBoot } from '../testing/fake-boot'
import { errorSentence } from '../views/error-sentence'
import { CallsOnly } from './calls-only'
import { SessionProvider } from './session'
import { ViewingBanner } from './shell/viewing-banner'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('viewing as a role', () => {
  it('says so, narrows every verdict, sends nothing, and ends by key, by button and at sign-out', async () => {
    const { boot, sent } = createSignedInBoot({
      'POST /azurePipeline/azurepipelinestatus': () => ({ status: 'success', data: null }),
    })
    const seen: { viewing?: Viewing; signOut?: () => Promise<void> } = {}
    render(
      <SessionProvider boot={boot}>
        {({ person, signOut }) => {
          seen.signOut = signOut
          return (
            person && (
              <CallsOnly>
                <Page onDraw={(viewing) => (seen.viewing = viewing)} />
              </CallsOnly>
            )
          )
        }}
      </SessionProvider>,
    )
    const status = await screen.findByRole('status')
    const user = userEvent.setup()
    expect(screen.getByText('may delete')).toBeTruthy()
    expect(status.textContent).toBe('')

    act(() => seen.viewing?.set('accountManager'))

    const banner = screen.getByRole('region', { name: 'View as role' })
    expect(banner.textContent).toBe('Viewing as Billing User: nothing will be sent. Press F8 to stop.Stop')
    expect(status.textContent).toBe('Viewing as Billing User: nothing will be sent. Press F8 to stop.')
    expect(status).toHaveProperty('role', 'status')
    const stop = within(banner).getByRole('button', { name: 'Stop viewing as Billing User' })
    expect(document.activeElement).toBe(stop)
    expect(screen.getByText('may not delete')).toBeTruthy()

    const before = sent.length
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(
      await screen.findByText(
        'You are viewing as Billing User: nothing is sent. Stop viewing to make changes.',
      ),
    ).toBeTruthy()
    expect(await screen.findByText('pipeline: error')).toBeTruthy()
    expect(sent.slice(before)).toEqual([])

    await user.keyboard(
      '{Escape}{Control>}{F8}{/Control}{Alt>}{F8}{/Alt}{Shift>}{F8}{/Shift}{Meta>}{F8}{/Meta}',
    )
    expect(screen.getByRole('region', { name: 'View as role' })).toBeTruthy()
    await user.keyboard('{F8}')
    expect(screen.queryByRole('region', { name: 'View as role' })).toBeNull()
    // The key is the browser's again.
    expect(fireEvent.keyDown(document.body, { key: 'F8' })).toBe(true)
    expect(status.textContent).toBe('You are no longer viewing as Billing User.')
    expect(screen.getByText('may delete')).toBeTruthy()
    await waitFor(() => expect(screen.getByText('pipeline: success')).toBeTruthy())

    act(() => seen.viewing?.set('developer'))
    await user.click(screen.getByRole('button', { name: 'Stop viewing as User' }))
    expect(document.activeElement).toBe(screen.getByRole('main'))

    act(() => seen.viewing?.set('developer'))
    await act(async () => seen.signOut?.())
    expect(seen.viewing?.get()).toBeNull()
    expect(sent.slice(before).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /azurePipeline/azurepipelinestatus',
    ])
  })

  it('leaves the focus where somebody works, when the key ends it', () => {
    const viewing = createViewing()
    render(
      <ViewingContext value={viewing}>
        <main id="content" tabIndex={-1}>
          <input aria-label="Search" />
        </main>
        <ViewingBanner />
      </ViewingContext>,
    )
    act(() => viewing.set('developer'))
    screen.getByLabelText('Search').focus()
    fireEvent.keyDown(screen.getByLabelText('Search'), { key: 'F8' })
    expect(screen.queryByRole('region', { name: 'View as role' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText('Search'))
  })
})

function Page({ onDraw }: { onDraw: (viewing: Viewing) => void }) {
  const send = useCallSender()
  const viewing = useViewing()
  const { person } = useSession()
  const verdict = useVerdict('delete', 'Cluster', { cluster })
  const isViewing = person.viewsAs !== undefined
  onDraw(viewing)
  return (
    <>
      <main id="content" tabIndex={-1}>
        {verdict.isAllowed ? 'may delete' : 'may not delete'}
      </main>
      {isViewing && <Sender onSend={() => send('deleteCluster', { path: { id: 'u-1', name: 'sales' } })} />}
      <Pipeline isAsked={isViewing} />
      <ViewingBanner />
    </>
  )
}

function Sender({ onSend }: { onSend: () => Promise<unknown> }) {
  return (
    <button
      type="button"
      onClick={({ currentTarget }) =>
        void onSend().catch((error: unknown) => currentTarget.after(errorSentence(error)))
      }
    >
      Send
    </button>
  )
}

/** A read that the contract makes with POST, first asked while the role is viewed. */
function Pipeline({ isAsked }: { isAsked: boolean }) {
  const wasAsked = asked.now || isAsked
  asked.now = wasAsked
  const { status } = useCallQuery(
    'getPipelineStatus',
    { body: { email: 'olive@sandbox.test', userID: 'u-1' } },
    { enabled: wasAsked },
  )
  return <p>pipeline: {status}</p>
}

const asked = { now: false }
const cluster = buildCluster({ name: 'sales' })
