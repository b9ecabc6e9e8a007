import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeReporter } from '../testing/fake-reporter'
import { CrashBoundary } from './crash-boundary'

function Broken({ error }: { error: Error | null }) {
  if (error) throw error
  return <p>drawn</p>
}

// React itself tells the console of every error a boundary catches.
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}))
describe('a part that cannot be drawn', () => {
  it('is replaced by the crash fallback and reported by name [SHL-032]', () => {
    const reporter = createFakeReporter()
    render(
      <CrashBoundary reporter={reporter}>
        <Broken error={new RangeError('broken')} />
      </CrashBoundary>,
    )
    expect(screen.getByRole('alert').textContent).toBe(
      'OOPS!! SOMETHING WENT WRONG.We are facing some problems and working hard to solve it.',
    )
    expect(reporter.reported).toEqual([{ name: 'RangeError', message: 'broken' }])
  })

  it('does not keep the next place from being drawn', () => {
    const { rerender } = render(
      <CrashBoundary reporter={null} place="/a">
        <Broken error={new Error('broken')} />
      </CrashBoundary>,
    )
    rerender(
      <CrashBoundary reporter={null} place="/b">
        <Broken error={null} />
      </CrashBoundary>,
    )
    expect(screen.getByText('drawn')).toBeTruthy()
  })
})
