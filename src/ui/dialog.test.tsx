import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, vi } from 'vitest'
import { Dialog } from './dialog'

beforeEach(() => {
  vi.useFakeTimers()
})

/** A page with a button that opens what is given; `Elsewhere` is a place outside the dialog. */
function Page({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <input aria-label="Elsewhere" />
      {isOpen && children(() => setOpen(false))}
    </>
  )
}

/** Opens a dialog from a button that has the focus. */
async function open(children: (close: () => void) => ReactNode) {
  render(<Page>{children}</Page>)
  const opener = screen.getByRole('button', { name: 'Open' })
  opener.focus()
  await act(async () => opener.click())
  await act(() => vi.advanceTimersByTimeAsync(100))
  return opener
}

const press = (target: Element | Document, key: string) => fireEvent.keyDown(target, { key })
const titles = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent)

it('has the focus in its first field, and gives it back to what opened it', async () => {
  const opener = await open((close) => (
    <Dialog title="Add" onClose={close}>
      <button type="button">Help</button>
      <input type="hidden" />
      <input disabled />
      <input aria-label="Name" />
    </Dialog>
  ))
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  press(screen.getByLabelText('Name'), 'Escape')
  expect(titles()).toEqual([])
  expect(document.activeElement).toBe(opener)
})

it('has the focus on its first action that may be used where it has no field', async () => {
  const actions = (
    <>
      <button type="button" aria-disabled>
        Not now
      </button>
      <button type="button">No</button>
      <button type="button">Yes</button>
    </>
  )
  await open((close) => (
    <Dialog title="Delete" onClose={close} actions={actions}>
      Sure? <a href="/why">Why</a>
    </Dialog>
  ))
  expect(document.activeElement?.textContent).toBe('No')
})

it.each([
  ['OK', false],
  ['Close', true],
])(
  'has the focus on an answer with a bubble around it, else on the first control: %s',
  async (name, isClosed) => {
    const actions = (
      <>
        <span>
          <button type="button">Copy</button>
        </span>
        <span>
          <button type="button" aria-disabled={isClosed || undefined}>
            OK
          </button>
        </span>
      </>
    )
    await open((close) => (
      <Dialog title="None" onClose={close} actions={actions}>
        There is none.
      </Dialog>
    ))
    expect(document.activeElement).toBe(screen.getByRole('button', { name }))
  },
)

it('has the focus on its first control where it has neither field nor action', async () => {
  await open((close) => (
    <Dialog title="About" onClose={close}>
      Version 1
    </Dialog>
  ))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
})

it('leaves the focus where its content has put it, and where the person took it', async () => {
  const opener = await open((close) => (
    <Dialog title="Add" onClose={close}>
      <input aria-label="First" />
      <input aria-label="Second" ref={(input) => input?.focus()} />
      <button type="button" onClick={close}>
        Done
      </button>
    </Dialog>
  ))
  expect(document.activeElement).toBe(screen.getByLabelText('Second'))
  const elsewhere = screen.getByLabelText('Elsewhere')
  elsewhere.focus()
  fireEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(document.activeElement).toBe(elsewhere)
  expect(document.activeElement).not.toBe(opener)
})

it('closes by Escape where the focus is in it or lost, and not where something else took the key', async () => {
  const onClose = vi.fn()
  await open(() => (
    <Dialog title="Add" onClose={onClose}>
      <input aria-label="Name" />
      <input aria-label="List" onKeyDown={(event) => event.preventDefault()} />
    </Dialog>
  ))
  press(screen.getByLabelText('List'), 'Escape')
  expect(onClose).toHaveBeenCalledTimes(0)
  const elsewhere = screen.getByLabelText('Elsewhere')
  elsewhere.focus()
  press(elsewhere, 'Escape')
  expect(onClose).toHaveBeenCalledTimes(0)
  elsewhere.blur()
  press(document, 'a')
  expect(onClose).toHaveBeenCalledTimes(0)
  press(document, 'Escape')
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('takes a focus that was lost back into it with Tab', async () => {
  await open((close) => (
    <Dialog title="Add" onClose={close}>
      <input aria-label="Name" />
    </Dialog>
  ))
  screen.getByLabelText('Name').blur()
  expect(document.activeElement).toBe(document.body)
  press(document, 'Tab')
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})

it('leaves every other key to what has the focus in it', async () => {
  await open((close) => (
    <Dialog title="Add" onClose={close}>
      <input aria-label="First" />
      <input aria-label="Second" />
    </Dialog>
  ))
  const second = screen.getByLabelText('Second')
  second.focus()
  // False where something prevented what the browser does with the key.
  expect([press(second, 'Tab'), press(second, 'a'), press(second, 'Enter')]).toEqual([true, true, true])
  expect(document.activeElement).toBe(second)
})

it('closes by a press beside it', async () => {
  await open((close) => (
    <Dialog title="Add" onClose={close}>
      <input aria-label="Name" />
    </Dialog>
  ))
  const beside = document.querySelector('.ant-modal-wrap') ?? document.body
  fireEvent.mouseDown(beside)
  fireEvent.click(beside)
  expect(titles()).toEqual([])
})

it('that stands on another is the one that Escape closes', async () => {
  const onClose = vi.fn()
  const onCloseTop = vi.fn()
  await open(() => (
    <>
      <Dialog title="Edit" onClose={onClose}>
        <input aria-label="Name" />
      </Dialog>
      <Dialog title="Leave?" onClose={onCloseTop}>
        Really?
      </Dialog>
    </>
  ))
  expect(titles()).toEqual(['Edit', 'Leave?'])
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  press(document, 'Escape')
  expect([onClose.mock.calls.length, onCloseTop.mock.calls.length]).toEqual([0, 1])
})

it('that cannot be left now has no way out of it', async () => {
  await open(() => <Dialog title="Deleting">3 of 7</Dialog>)
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  press(screen.getByRole('dialog'), 'Escape')
  const beside = document.querySelector('.ant-modal-wrap') ?? document.body
  fireEvent.mouseDown(beside)
  fireEvent.click(beside)
  expect(titles()).toEqual(['Deleting'])
})

it('has the focus in its first field as soon as it is drawn, so that no letter typed at once is lost', async () => {
  vi.useRealTimers()
  const seen: (Element | null)[] = []
  // Told right after what is drawn stands in the page, before any effect that waits for the paint.
  const watcher = new MutationObserver(() => {
    if (document.querySelector('[aria-label=Now]')) seen.push(document.activeElement)
  })
  watcher.observe(document.body, { childList: true, subtree: true })
  const isActing = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT')
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <Dialog title="Find">
      <input aria-label="Now" />
    </Dialog>,
  )
  await vi.waitFor(() => expect(seen.length).toBeGreaterThan(0))
  expect(seen[0]).toBe(screen.getByLabelText('Now'))
  watcher.disconnect()
  root.unmount()
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', isActing)
})

it('that stays when the one it was opened from has gone gives the focus back to what opened that', async () => {
  const dialog = (title: string) => (
    <Dialog key={title} title={title}>
      <input aria-label={`Words of ${title}`} />
    </Dialog>
  )
  let show: (titles: string[]) => void = () => {}
  function Chain() {
    const [shown, setShown] = useState(['Question'])
    show = setShown
    return shown.map(dialog)
  }
  const opener = await open(() => <Chain />)
  await act(async () => show(['Question', 'Answer']))
  await act(async () => show(['Question', 'Answer', 'Note']))
  await act(async () => show(['Answer', 'Note']))
  await act(async () => show(['Note']))
  expect(document.activeElement).toBe(screen.getByLabelText('Words of Note'))
  await act(async () => show([]))
  expect(document.activeElement).toBe(opener)
})

it('keeps its top where it is while its height changes, where that is asked', async () => {
  await open(() => (
    <Dialog title="Search" isAtTop>
      <input aria-label="Name" />
    </Dialog>
  ))
  expect(screen.getByRole('dialog').style.top).toBe('12vh')
  expect(document.querySelector('.ant-modal-centered')).toBeNull()
})
