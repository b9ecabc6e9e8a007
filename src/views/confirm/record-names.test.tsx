import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { RecordNames } from './record-names'

const entries = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ record: buildGadget({ name: `g${place}` }) }))

it('names that do not fit can be scrolled by keyboard', () => {
  const isReached = (count: number) => {
    render(<RecordNames definition={gadgets} entries={entries(count)} />)
    const { tabIndex } = screen.getByRole('list')
    cleanup()
    return tabIndex === 0
  }
  expect([isReached(6), isReached(7)]).toEqual([false, true])
})

it('the only name is open from the start, and says beside it what there is to say', () => {
  const { container } = render(
    <RecordNames
      definition={gadgets}
      entries={entries(1).map(({ record }) => ({ record, sentence: 'In use' }))}
      about={({ id }) => <p>About {id}</p>}
    />,
  )
  expect(container.querySelector('details')?.open).toBe(true)
  expect(screen.getByRole('listitem').textContent).toBe('g0About id-g0In use')
})
