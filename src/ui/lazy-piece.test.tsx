import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyDialog } from './lazy-dialog'
import { lazyPiece } from './lazy-piece'

const Content = ({ name }: { name: string }) => <p>Content of {name}</p>

/** Code that does not arrive for the first `failures` times, and whose arrival is counted. */
function codeFailing(failures: number) {
  let asked = 0
  const load = async () => {
    asked += 1
    if (asked <= failures) throw new Error('Unable to preload CSS for /assets/piece.css')
    return Content
  }
  return { load, asked: () => asked }
}

let reported: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  reported = vi.spyOn(console, 'error')
})
afterEach(() => reported.mockRestore())

describe('a piece that is loaded when it is drawn', () => {
  it('shows what waits in its place, then itself', async () => {
    let arrive: (content: typeof Content) => void = () => {}
    const Piece = lazyPiece(() => new Promise<typeof Content>((resolve) => (arrive = resolve)), {
      Waiting: ({ name }: { name: string }) => <p>Waiting for {name}</p>,
    })
    render(<Piece name="sales" />)
    expect(screen.getByText('Waiting for sales')).toBeTruthy()
    await act(async () => arrive(Content))
    expect(await screen.findByText('Content of sales')).toBeTruthy()
  })

  it('stands at once when it was loaded before', async () => {
    const { load, asked } = codeFailing(0)
    const Piece = lazyPiece(load)
    await act(async () => Piece.preload())
    render(<Piece name="sales" />)
    expect(screen.getByText('Content of sales')).toBeTruthy()
    expect(asked()).toBe(1)
  })

  it('takes nothing beside it down when its code does not arrive, and is asked for again in its place', async () => {
    const { load } = codeFailing(1)
    const Piece = lazyPiece(load)
    render(
      <>
        <p>Beside</p>
        <Piece name="sales" />
      </>,
    )
    expect((await screen.findByRole('alert')).textContent).toContain('This part could not be loaded.')
    expect(screen.getByText('Beside')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Content of sales')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(reported).not.toHaveBeenCalled()
  })

  it('comes by itself when the browser is online again', async () => {
    const { load } = codeFailing(1)
    const Piece = lazyPiece(load)
    render(<Piece name="sales" />)
    await screen.findByRole('alert')
    act(() => void dispatchEvent(new Event('online')))
    expect(await screen.findByText('Content of sales')).toBeTruthy()
  })

  it('is asked for by nobody who has left when the browser is online again', async () => {
    const { load, asked } = codeFailing(1)
    const Piece = lazyPiece(load)
    const { unmount } = render(<Piece name="sales" />)
    await screen.findByRole('alert')
    unmount()
    act(() => void dispatchEvent(new Event('online')))
    expect(asked()).toBe(1)
  })

  it('offers a newer page where asking again did not help', async () => {
    const Piece = lazyPiece(codeFailing(2).load)
    render(<Piece name="sales" />)
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeTruthy()
  })

  it('is asked for again when it is drawn after it could not be loaded ahead of time', async () => {
    const { load, asked } = codeFailing(1)
    const Piece = lazyPiece(load)
    await act(async () => Piece.preload())
    expect(asked()).toBe(1)
    render(<Piece name="sales" />)
    expect(await screen.findByText('Content of sales')).toBeTruthy()
    expect(asked()).toBe(2)
  })

  it('says when it has come to code that loads it ahead of time, and is asked for once', async () => {
    let arrive: (content: typeof Content) => void = () => {}
    let asked = 0
    const Piece = lazyPiece(() => {
      asked += 1
      return new Promise<typeof Content>((resolve) => (arrive = resolve))
    })
    let come = 0
    const both = [Piece.preload(), Piece.preload()].map((loaded) => loaded.then(() => (come += 1)))
    await act(async () => {})
    expect([asked, come]).toEqual([1, 0])
    arrive(Content)
    await Promise.all(both)
    expect([asked, come]).toEqual([1, 2])
  })

  it('removes a style sheet that did not arrive, so that it is asked for again with the code', async () => {
    const Piece = lazyPiece(codeFailing(0).load)
    await act(async () => Piece.preload())
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    document.head.append(link)
    link.dispatchEvent(new Event('error'))
    expect(link.isConnected).toBe(false)
    // Nothing else that did not arrive goes.
    const others = [document.createElement('link'), document.createElement('img')]
    for (const each of others) {
      each.setAttribute('rel', 'icon')
      document.head.append(each)
      each.dispatchEvent(new Event('error'))
    }
    expect(others.map(({ isConnected }) => isConnected)).toEqual([true, true])
    for (const each of others) each.remove()
  })
})

describe('a dialog that is loaded when it opens', () => {
  it('says at once that it is coming', async () => {
    const { load } = codeFailing(0)
    const Dialog = lazyDialog(load)
    render(<Dialog name="sales" />)
    expect(screen.getByRole('status').textContent).toBe('Opening')
    expect(await screen.findByText('Content of sales')).toBeTruthy()
  })

  it('says that it did not come, and comes when it is asked for again', async () => {
    const { load } = codeFailing(1)
    const Dialog = lazyDialog(load)
    render(<Dialog name="sales" />)
    expect((await screen.findByRole('alert')).textContent).toContain('This part could not be loaded.')
    expect(screen.queryByText('Opening')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Content of sales')).toBeTruthy()
  })
})
