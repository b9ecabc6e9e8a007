import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

it('shows the value at once, and the button that copies it once its code is here', async () => {
  // Another file may have brought the code already.
  vi.resetModules()
  const { LateMarkedValue } = await import('./late-marked-value')
  const { container } = render(
    <LateMarkedValue
      field={{ kind: 'text', label: { en: 'Key' }, copyable: true }}
      record={{ id: 'k' }}
      text="k-1"
    >
      k-1
    </LateMarkedValue>,
  )
  expect(container.textContent).toBe('k-1')
  expect(await screen.findByRole('button', { name: 'Copy Key' })).toBeDefined()
})
