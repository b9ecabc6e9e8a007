import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { expect, it, vi } from 'vitest'
import { useKeptFocus } from './use-kept-focus'

/** As "Clear search and filters" leaves, deep in a list that is not redrawn around it. */
function Part() {
  const [isCleared, setCleared] = useState(false)
  if (isCleared) return <h2>Connected Clusters (1)</h2>
  return (
    <button type="button" onClick={() => setCleared(true)}>
      Clear search and filters
    </button>
  )
}

function List() {
  const keptFocus = useKeptFocus()
  return (
    <div {...keptFocus}>
      <section>
        <Part />
      </section>
    </div>
  )
}

/** A list that is redrawn once something is chosen in what floats above the page, which is its child for React alone. */
function ListWithMenu() {
  const keptFocus = useKeptFocus()
  const [isOpen, setOpen] = useState(true)
  return (
    <div {...keptFocus}>
      <h2>Connected Clusters (2)</h2>
      {isOpen ? <p>All clusters</p> : <em>My clusters</em>}
      {isOpen &&
        createPortal(
          <button type="button" onClick={() => setOpen(false)}>
            My clusters
          </button>,
          document.body,
        )}
    </div>
  )
}

it('gives the focus to the title where only a part of the list is redrawn, without what had it', async () => {
  render(<List />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))

  const title = screen.getByRole('heading', { name: 'Connected Clusters (1)' })
  await waitFor(() => expect(document.activeElement).toBe(title))
})

it('gives the focus to the title also where a browser took it from what had it before that went away', async () => {
  render(<List />)
  act(() => screen.getByRole('button').focus())
  act(() => screen.getByRole('button').blur())
  await act(async () => void fireEvent.click(screen.getByRole('button')))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')))
})

it('leaves the focus alone once a person pressed somewhere else, or went on to another control', async () => {
  const { unmount } = render(<List />)
  const press = () => act(async () => void fireEvent.click(screen.getByRole('button')))
  act(() => screen.getByRole('button').focus())
  fireEvent.pointerDown(document.body)
  await press()
  expect(document.activeElement).toBe(document.body)
  unmount()

  render(
    <>
      <List />
      <input />
    </>,
  )
  act(() => screen.getByRole('button').focus())
  act(() => screen.getByRole('textbox').focus())
  act(() => screen.getByRole('textbox').blur())
  await press()
  expect(document.activeElement).toBe(document.body)
})

it('cares for no focus that was in what floats above the page', async () => {
  render(<ListWithMenu />)
  act(() => screen.getByRole('button', { name: 'My clusters' }).focus())
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'My clusters' })))
  expect(screen.getByText('My clusters').tagName).toBe('EM')
  expect(document.activeElement).toBe(document.body)
})

/** A row that stands as a card once its menu was used: the same record, drawn anew. */
function ListOfRecords() {
  const keptFocus = useKeptFocus()
  const [isCard, setCard] = useState(false)
  const menu = (
    <button type="button" onClick={() => setCard(true)}>
      Actions
    </button>
  )
  return (
    <div {...keptFocus}>
      <div data-record="other">
        <a href="#other">other</a>
      </div>
      {isCard ? (
        <article data-record="sales">
          <button type="button">Select</button>
          <a href="#sales">sales</a>
        </article>
      ) : (
        <p data-record="sales">{menu}</p>
      )}
    </div>
  )
}

it('gives the focus of a control that is gone to the link of the same record', async () => {
  render(<ListOfRecords />)
  const focused = vi.spyOn(HTMLElement.prototype, 'focus')
  act(() => screen.getByRole('button', { name: 'Actions' }).focus())
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Actions' })))
  const link = screen.getByRole('link', { name: 'sales' })
  await waitFor(() => expect(document.activeElement).toBe(link))
  // Nobody asked to go there: the list stays where it is.
  expect(focused.mock.calls.at(-1)).toEqual([{ preventScroll: true }])
})

/** Gives the focus back as it goes, while React draws, as the dialogs of the console do. */
function Question({ onEnd }: { onEnd: () => void }) {
  const [opener] = useState(() => document.activeElement)
  useLayoutEffect(() => () => void (opener instanceof HTMLElement && opener.focus()), [opener])
  return createPortal(
    <button type="button" onClick={onEnd}>
      Yes
    </button>,
    document.body,
  )
}

function ListWithQuestion() {
  const keptFocus = useKeptFocus()
  const [step, setStep] = useState<'there' | 'asked' | 'agreed' | 'gone'>('there')
  return (
    <div {...keptFocus}>
      <h2>Updates</h2>
      {step !== 'gone' && (
        <button type="button" onClick={() => setStep(step === 'agreed' ? 'gone' : 'asked')}>
          Cancel
        </button>
      )}
      {step === 'asked' && <Question onEnd={() => setStep('agreed')} />}
    </div>
  )
}

it('knows of a focus that a question gives back as it goes', async () => {
  render(<ListWithQuestion />)
  const cancel = screen.getByRole('button', { name: 'Cancel' })
  await userEvent.click(cancel)
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
  expect(document.activeElement).toBe(cancel)
  await act(async () => void fireEvent.click(cancel))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')))
})

/** Two rows that change their places, as a list that is sorted anew draws them. */
function ListInOrder() {
  const keptFocus = useKeptFocus()
  const [names, setNames] = useState(['sales', 'finance'])
  return (
    <div {...keptFocus}>
      <h2>Clusters</h2>
      {names.map((name) => (
        <p key={name} data-record={name}>
          <a href={`#${name}`}>{name}</a>
          <button type="button" onClick={() => setNames(['finance', 'sales'])}>
            Sort {name}
          </button>
        </p>
      ))}
    </div>
  )
}

it('gives the focus back to what had it where its row is only moved, and to no other of its record', async () => {
  render(<ListInOrder />)
  const button = screen.getByRole('button', { name: 'Sort sales' })
  act(() => button.focus())
  // As a browser does with what it moves.
  act(() => button.blur())
  await act(async () => void fireEvent.click(button))
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['finance', 'sales'])
  await waitFor(() => expect(document.activeElement).toBe(button))
})
