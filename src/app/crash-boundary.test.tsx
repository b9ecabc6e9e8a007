import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSignedInBoot } from '../testing/fake-boot'
import { createFakeReporter } from '../testing/fake-reporter'
import { App } from './app'
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
    expect(screen.getByRole('alert').textContent).toContain(
      'OOPS!! SOMETHING WENT WRONG.We are facing some problems and working hard to solve it.',
    )
    expect(reporter.reported).toEqual([{ name: 'RangeError', message: 'broken' }])
  })

  it('is drawn again by its button, where what broke it has gone', () => {
    let error: Error | null = new Error('broken')
    function Part() {
      return <Broken error={error} />
    }
    render(
      <CrashBoundary reporter={null} place="/a">
        <Part />
      </CrashBoundary>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('alert')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
    error = null
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('drawn')).toBeTruthy()
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

  it('says so in the same words where it is what stands around all pages, until another place is opened [SHL-032]', async () => {
    history.replaceState(null, '', '/notifications')
    const { boot, reported } = createSignedInBoot()
    let isBroken = true
    const config = {
      ...boot.config,
      get consentRegions() {
        if (isBroken) throw new RangeError('broken')
        return undefined
      },
    }
    render(<App boot={{ ...boot, config }} />)
    expect((await screen.findByRole('alert')).textContent).toContain(
      'OOPS!! SOMETHING WENT WRONG.We are facing some problems and working hard to solve it.',
    )
    expect(document.body.textContent).not.toContain('broken')
    expect(reported).toEqual([{ name: 'RangeError', message: 'broken' }])
    isBroken = false
    act(() => {
      history.pushState(null, '', '/consumption')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(await screen.findByRole('banner')).toBeTruthy()
  })
})
