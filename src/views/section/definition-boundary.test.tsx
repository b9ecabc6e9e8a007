import { render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { DefinitionBoundary } from './definition-boundary'

class Above extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null as Error | null }
  static getDerivedStateFromError = (error: Error) => ({ error })
  override render() {
    return this.state.error ? <p>Above: {this.state.error.message}</p> : this.props.children
  }
}
function Broken(): ReactNode {
  throw new Error('broken')
}

it.each([
  ['is done', async () => {}],
  ['failed', () => Promise.reject(new Error('no check'))],
])(
  'what cannot be drawn is left to the page above once the check of the definition %s',
  async (_what, examine) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const checked = vi.fn(examine)
    render(
      <Above>
        <DefinitionBoundary examine={checked} waiting={<p>Waiting</p>}>
          <Broken />
        </DefinitionBoundary>
      </Above>,
    )
    expect(screen.getByText('Waiting')).toBeDefined()
    expect(await screen.findByText('Above: broken')).toBeDefined()
    expect(checked).toHaveBeenCalledOnce()
  },
)
