import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { gadgets } from '../../testing/gadgets'
import { FormDialog } from './form-dialogs'

const brought = vi.hoisted(() => ({ texts: 0 }))
vi.mock('../../locales/late-texts', () => {
  brought.texts += 1
  return {}
})
vi.mock('./defined-form', () => ({ OpenedDialog: () => <p>{`texts: ${brought.texts}`}</p> }))

it('a form over a list brings its texts along, which no page has brought before', async () => {
  render(<FormDialog definition={gadgets} mode="create" onClose={() => {}} />)
  expect(await screen.findByText('texts: 1')).toBeDefined()
})
