import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import '../../locales/late-texts'
import { ApiError } from '../../api/errors'
import { renderWithProviders } from '../../testing/render-with-providers'
import { type SettledChange, useSettledChange } from './use-settled-change'

/** Makes one change of a text, of which `now` is what a reading gives; null: it cannot be read. */
async function change(now: string | null, parts: Partial<SettledChange<string>> = {}) {
  const readAgain = vi.fn(async () => now)
  const shown: string[] = []
  const change = async (by: (text: string) => string) => void shown.push(by('shown now'))
  let perform: (change: SettledChange<string>) => Promise<boolean> = async () => false
  function Changing() {
    perform = useSettledChange<string>('demo', 'isMlflowEnabled', { readAgain, change }).perform
    return null
  }
  const { notices } = renderWithProviders(<Changing />)
  const isMade = await act(() =>
    perform({
      ...{ action: 'Turn on: MLflow', done: 'MLflow is turned on', expected: (text) => `${text}, but on` },
      ...{ send: async () => ({ message: null }), isDone: (text) => text === 'on', ...parts },
    }),
  )
  return { isMade, readings: readAgain.mock.calls.length, shown, notices }
}

it.each([
  ['off', []],
  [null, ['shown now, but on']],
])(
  'a change that was taken is read again (%s) and, where it cannot be, made to what is shown then: %j',
  async (now, shown) => {
    const made = await change(now)
    expect(made).toMatchObject({ isMade: true, readings: 1, shown })
    expect(made.notices).toMatchObject([{ type: 'success', message: 'MLflow is turned on' }])
  },
)

it('one that was refused is read again, for something may have become of it', async () => {
  const refused = await change('off', {
    send: () => Promise.reject(new ApiError({ message: 'Not today', statusCode: 422 })),
  })
  expect(refused).toMatchObject({ isMade: false, readings: 1, shown: [] })
  expect(refused.notices).toMatchObject([{ type: 'error', message: 'Not today' }])
})
