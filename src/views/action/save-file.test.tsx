import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveFile } from './save-file'

const before = { createObjectURL: URL.createObjectURL, revokeObjectURL: URL.revokeObjectURL }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  Object.assign(URL, before)
})

it.each([
  ['keys.json', 'keys.json'],
  [null, 'download'],
])(
  'saves a file under the name %o the server gave as %s, and lets go of it after a minute',
  async (name, as) => {
    const content = new Blob(['secret'])
    const saved: string[] = []
    const freed = vi.fn()
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => (blob === content ? 'blob:made' : 'blob:other'),
      revokeObjectURL: freed,
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.href, this.download)
    })
    saveFile({ content, name }, 'download')
    expect(saved).toEqual(['blob:made', as])
    await vi.advanceTimersByTimeAsync(59_999)
    expect(freed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(freed.mock.calls).toEqual([['blob:made']])
  },
)
