import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import '../../locales/late-texts'
import { ApiError } from '../../api/errors'
import { renderWithProviders } from '../../testing/render-with-providers'
import { type SettledChange, useSettledChange } from './use-settled-change'

/** Makes one change of a text, of which `now` is what a reading gives; null: it cannot be read. */
async function change(now: string | null, parts: Partial<SettledChange<string>> = {}) {
  const readAgain = vi.fn(async () => now)
  const show = vi.fn(async (_text: string) => {})
  let perform: (change: SettledChange<string>) => Promise<boolean> = async () => false
  function Changing() {
    perform = useSettledChange('demo', 'isMlflowEnabled', { readAgain, show }).perform
    return null
  }
  const { notices } = renderWithProviders(<Changing />)
  const isMade = await act(() =>
    perform({
      ...{ action: 'Turn on: MLflow', done: 'MLflow is turned on', expected: 'on' },
      ...{ send: async () => ({ message: null }), isDone: (text) => text === 'on', ...parts },
    }),
  )
  return { isMade, readings: readAgain.mock.calls.length, shown: show.mock.calls.flat(), notices }
}

it.each([
  ['off', 'on', []],
  [null, 'on', ['on']],
  [null, null, []],
])(
  'a change that was taken is read again (%s) and, where it cannot be, %s is shown',
  async (now, expected, shown) => {
    const made = await change(now, { expected })
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
