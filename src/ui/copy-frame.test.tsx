import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { CopyButton } from './copy-button'
import { CopyFrame } from './copy-frame'

let copied: string[] = []

beforeEach(() => {
  copied = []
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } })
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const said = () => screen.getByRole('status').textContent

async function press(
  write: () => string | Promise<string>,
  settings: { shownFor?: number; text?: string } = {},
) {
  render(
    <CopyFrame {...settings}>
      {(copy, isCopied) => (
        <button type="button" onClick={() => copy(write)}>
          {isCopied ? 'Done' : 'Copy'}
        </button>
      )}
    </CopyFrame>,
  )
  fireEvent.click(screen.getByRole('button'))
  await pass(0)
}

it('says for a second that it is copied, and shows it at the control [PLT-004, PLT-008]', async () => {
  await press(() => 'demo')
  expect(copied).toEqual(['demo'])
  expect(said()).toBe('Copied to clipboard')
  await pass(999)
  expect(screen.getByRole('button').textContent).toBe('Done')
  await pass(1)
  expect(said()).toBe('')
  expect(screen.getByRole('button').textContent).toBe('Copy')
})

it('says it for a whole second again when it is pressed again', async () => {
  await press(() => 'demo')
  await pass(600)
  fireEvent.click(screen.getByRole('button'))
  await pass(0)
  await pass(600)
  expect(said()).toBe('Copied to clipboard')
  await pass(400)
  expect(said()).toBe('')
})

it('says it in other words and for another time where these are given', async () => {
  await press(async () => 'demo', { shownFor: 3000, text: 'Key copied' })
  await pass(2999)
  expect(said()).toBe('Key copied')
  await pass(1)
  expect(said()).toBe('')
})

it.each([
  [
    'the text cannot be made',
    async () => {
      throw new Error('No such code')
    },
    async () => {},
  ],
  [
    'the browser forbids it',
    async () => 'demo',
    async () => {
      throw new DOMException('Not allowed')
    },
  ],
])('says that it could not be copied where %s, and never that it was', async (_why, write, writeText) => {
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await press(write)
  expect(said()).toBe('This could not be copied')
  expect(screen.getByRole('button').textContent).toBe('Copy')
})

it('says in words of its own that it could not be copied, where a button has them', async () => {
  const refuse = async () => {
    throw new DOMException('Not allowed')
  }
  vi.stubGlobal('navigator', { clipboard: { writeText: refuse } })
  render(<CopyButton text="demo" what="Key" failedText="Select the key yourself" />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy Key' }))
  await pass(0)
  expect(said()).toBe('Select the key yourself')
})

it('a button shows by its icon that it has copied, for as long and in the words that it is given', async () => {
  const { container } = render(<CopyButton text="demo" what="Key" copiedFor={3000} copiedText="Key copied" />)
  const shape = () => container.querySelector('path')?.getAttribute('d')
  const before = shape()
  fireEvent.click(screen.getByRole('button', { name: 'Copy Key' }))
  await pass(0)
  await pass(2999)
  expect([copied, said()]).toEqual([['demo'], 'Key copied'])
  // A tick.
  expect(before).not.toBe('m3 8.5 3.2 3.25L13 5')
  expect(shape()).toBe('m3 8.5 3.2 3.25L13 5')
  await pass(1)
  expect([said(), shape()]).toEqual(['', before])
})

it('a copy that fails is never told in the words of one that worked', async () => {
  const refuse = async () => {
    throw new Error('refused')
  }
  vi.stubGlobal('navigator', { clipboard: { writeText: refuse } })
  render(<CopyButton text="demo" what="link" copiedText="Link copied" />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
  await pass(0)
  expect(said()).toMatch(/^This could not be copied/)
})
