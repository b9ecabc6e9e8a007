import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { usePreloadOnIntent } from './use-preload-on-intent'

function Links({ onPreload }: { onPreload: (pathname: string) => void }) {
  usePreloadOnIntent(onPreload)
  return (
    <>
      <a href="/clusters/sales?tab=libraries">
        <span>Sales</span>
      </a>
      <a href="https://elsewhere.example/clusters/other">Elsewhere</a>
    </>
  )
}

describe('the code of a page', () => {
  it('is fetched as soon as the pointer or the focus is on a link to it', async () => {
    const asked: string[] = []
    const { unmount } = render(<Links onPreload={(pathname) => asked.push(pathname)} />)
    await userEvent.hover(screen.getByText('Sales'))
    expect(asked).toContain('/clusters/sales')
    asked.length = 0
    await userEvent.tab()
    expect(asked).toEqual(['/clusters/sales'])
    asked.length = 0
    await userEvent.hover(screen.getByText('Elsewhere'))
    expect(asked).toEqual([])
    unmount()
    const link = document.body.appendChild(document.createElement('a'))
    link.href = '/clusters/late'
    fireEvent.pointerOver(link)
    fireEvent.focusIn(link)
    link.remove()
    expect(asked).toEqual([])
  })
})
