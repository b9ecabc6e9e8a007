import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { testsInZone } from '../testing/tests-in-zone'
import { Button } from './button'
import { DateText } from './date-text'
import { MenuButton } from './menu-button'
import { focusMoved, MoveButtons, moved } from './move-buttons'
import { StatePanel } from './state-panel'

testsInZone('America/St_Johns')

it('a button that may not be used keeps its place for the focus, and neither acts nor sends its form', () => {
  const act = vi.fn()
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={send}>
      <Button onClick={act}>Usual</Button>
      <Button onClick={act} isDisabled>
        Not now
      </Button>
      <Button type="submit" isDisabled>
        Not sent
      </Button>
      <Button type="submit" onClick={act} isBusy>
        Under way
      </Button>
    </form>,
  )
  for (const button of screen.getAllByRole('button')) fireEvent.click(button)
  expect([act.mock.calls.length, send.mock.calls.length]).toEqual([1, 0])
  const states = screen
    .getAllByRole('button')
    .map((button) => ['aria-disabled', 'aria-busy', 'disabled'].map((name) => button.getAttribute(name)))
  expect(states).toEqual([
    [null, null, null],
    ['true', null, null],
    ['true', null, null],
    ['true', 'true', null],
  ])
})

it('a button of an icon alone shows its name under the pointer, unless something explains it already', () => {
  const { container } = render(
    <>
      <Button kind="icon" aria-label="Delete">
        ×
      </Button>
      <Button kind="icon" aria-label="Copy" aria-describedby="why">
        +
      </Button>
    </>,
  )
  for (const button of screen.getAllByRole('button')) fireEvent.pointerOver(button)
  expect(container.textContent).toBe('×Delete+')
})

it('an entry moves one place at a time, and no further than its list', () => {
  const onMove = vi.fn()
  const labels = { upLabel: 'Up', downLabel: 'Down', onMove }
  const { rerender } = render(<MoveButtons {...labels} index={1} count={3} />)
  for (const button of screen.getAllByRole('button')) fireEvent.click(button)
  expect(onMove.mock.calls).toEqual([
    [1, 0],
    [1, 2],
  ])
  const shown = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'))
  rerender(<MoveButtons {...labels} index={0} count={3} />)
  expect(shown()).toEqual(['Down'])
  rerender(<MoveButtons {...labels} index={2} count={3} />)
  expect(shown()).toEqual(['Up'])
  const items = ['a', 'b', 'c']
  expect([moved(items, 0, 2), moved(items, 2, 0), items]).toEqual([
    ['b', 'c', 'a'],
    ['c', 'a', 'b'],
    ['a', 'b', 'c'],
  ])
})

it('an entry that moves within its list keeps the focus on the way it went, and on the other one at an end', () => {
  vi.useFakeTimers()
  const place = { current: document.createElement('ol') }
  document.body.append(place.current)
  onTestFinished(() => place.current.remove())
  const labels = { upLabel: 'up', downLabel: 'down', onMove() {} }
  render(
    ['first', 'second', 'third'].map((name, index) => (
      <li key={name} id={name}>
        <MoveButtons {...labels} index={index} count={3} />
      </li>
    )),
    { container: place.current },
  )
  const focusAfter = (from: number, to: number) => {
    focusMoved(place, from, to)
    vi.advanceTimersByTime(20)
    const { activeElement } = document
    return [activeElement?.closest('li')?.id, activeElement?.getAttribute('aria-label')]
  }
  expect(focusAfter(2, 1)).toEqual(['second', 'up'])
  expect(focusAfter(0, 1)).toEqual(['second', 'down'])
  expect(focusAfter(1, 0)).toEqual(['first', 'down'])
  expect(focusAfter(1, 2)).toEqual(['third', 'up'])
})

it('a button of a menu says what it opens, whether it is open, and where the person is', () => {
  const menu = (isCurrent?: boolean) => (
    <MenuButton label="More" className="icon-button" button="+" isCurrent={isCurrent === true}>
      <button type="button" role="menuitem">
        Copy
      </button>
    </MenuButton>
  )
  const { rerender } = render(menu())
  const button = screen.getByRole('button', { name: 'More' })
  const said = () =>
    ['aria-haspopup', 'aria-expanded', 'aria-controls', 'aria-current'].map((name) =>
      button.getAttribute(name),
    )
  expect(said()).toEqual(['menu', 'false', null, null])
  expect(fireEvent.keyDown(button, { key: 'ArrowUp' })).toBe(true)
  expect(screen.queryByRole('menu')).toBeNull()
  expect(fireEvent.keyDown(button, { key: 'ArrowDown' })).toBe(false)
  expect(said()).toEqual(['menu', 'true', screen.getByRole('menu', { name: 'More' }).id, null])
  fireEvent.click(button)
  expect(screen.queryByRole('menu')).toBeNull()
  rerender(menu(true))
  expect(said()).toEqual(['menu', 'false', null, 'page'])
})

it('a day has its instant for machines, its time under the pointer, and a mark where there is none', () => {
  const { container, rerender } = render(<DateText instant="2026-03-05T12:30:00Z" />)
  const day = container.querySelector('time')
  expect([day?.textContent, day?.dateTime]).toEqual(['05 Mar 2026', '2026-03-05T12:30:00.000Z'])
  expect(day?.title).toBe('05 Mar 2026, 09:00 (America/St_Johns)')
  for (const instant of [null, 'soon']) {
    rerender(<DateText instant={instant} />)
    expect(container.innerHTML).toBe('<span>–</span>')
  }
})

it('what stands in place of a page has its title, and a failure alone is read out at once', () => {
  const { rerender } = render(<StatePanel icon="info" title="Nothing here" actions="Back" level={1} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Nothing here' })).toBeDefined()
  expect(screen.getByText('Back')).toBeDefined()
  rerender(<StatePanel icon="alert" tone="notice" title="To do" />)
  expect(screen.getByRole('heading', { level: 2, name: 'To do' })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(<StatePanel icon="alert" tone="error" title="Failed" text="Asleep" />)
  expect(screen.getByRole('alert').textContent).toBe('FailedAsleep')
})
