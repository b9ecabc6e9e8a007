import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFakeApi } from '../testing/fake-api'
import { renderWithProviders } from '../testing/render-with-providers'
import { useFileUpload } from './use-file-upload'

/** The storage: what was put, and how the test lets it answer. */
class FakeStorage {
  static last: FakeStorage | null = null
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  status = 0
  sent: unknown[] = []
  onload?: () => void
  onerror?: () => void
  ontimeout?: () => void
  onabort?: () => void
  constructor() {
    FakeStorage.last = this
  }
  open(...parts: unknown[]) {
    this.sent.push(...parts)
  }
  setRequestHeader(...parts: unknown[]) {
    this.sent.push(...parts)
  }
  send(file: unknown) {
    this.sent.push(file)
  }
  abort() {
    this.onabort?.()
  }
}

afterEach(() => {
  FakeStorage.last = null
})

const file = new File(['x'], 'rules.whl', { type: 'application/zip' })

const signed = async () => ({ uploadURL: 'https://storage.test/a?signature=1' })

async function upload(stop = new AbortController(), uploadLibrary: () => ReturnType<typeof signed> = signed) {
  vi.stubGlobal('XMLHttpRequest', FakeStorage)
  const api = createFakeApi({ uploadLibrary })
  let send: ReturnType<typeof useFileUpload> | undefined
  function Probe() {
    send = useFileUpload()
    return null
  }
  renderWithProviders(<Probe />, { api })
  const percents: number[] = []
  const outcome = send?.(
    'uploadLibrary',
    { instanceId: 'i-1' },
    file,
    (percent) => percents.push(percent),
    stop.signal,
  )
  // The answer to the call, and the request that follows it.
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  return { api, outcome, percents, storage: FakeStorage.last }
}

describe('a file on its way to its storage', () => {
  it('is put to the address the server gives for it, with its own type and nothing of the session [API-016, LIB-D15]', async () => {
    const { api, storage, percents } = await upload()
    expect(api.calls).toEqual([
      {
        name: 'uploadLibrary',
        options: {
          path: { instanceId: 'i-1' },
          body: { clientOrigin: location.origin, file: 'rules.whl' },
          signal: expect.any(AbortSignal),
        },
      },
    ])
    expect(storage?.sent).toEqual([
      'PUT',
      'https://storage.test/a?signature=1',
      'content-type',
      'application/zip',
      file,
    ])
    storage?.upload.onprogress?.({ loaded: 0, total: 0 })
    storage?.upload.onprogress?.({ loaded: 2, total: 3 })
    expect(percents).toEqual([66])
  })

  it('is put to the server of the API where the address is a path [LIB-D15]', async () => {
    const { storage } = await upload(undefined, async () => ({ uploadURL: '/uploads/a?signature=1' }))
    expect(storage?.sent.slice(0, 2)).toEqual(['PUT', 'https://api.basalt.test/uploads/a?signature=1'])
  })

  it.each([
    [200, null],
    [204, null],
    [299, null],
    [199, 'refused'],
    [300, 'refused'],
    [403, 'refused'],
    [413, 'too-large'],
    [499, 'refused'],
    [500, 'unreachable'],
    [503, 'unreachable'],
  ])('that is answered %i is reported as %o', async (status, reported) => {
    const { outcome, storage } = await upload()
    if (storage) storage.status = status
    storage?.onload?.()
    expect(await outcome).toBe(reported)
  })

  it.each([
    ['unreachable', (storage: FakeStorage | null) => storage?.onerror?.()],
    ['unreachable', (storage: FakeStorage | null) => storage?.ontimeout?.()],
    ['cancelled', (storage: FakeStorage | null) => storage?.onabort?.()],
  ])('that gets no answer is reported as %o', async (reported, end) => {
    const { outcome, storage } = await upload()
    end(storage)
    expect(await outcome).toBe(reported)
  })

  it('is stopped by its caller, also before its address is known, and is not sent then', async () => {
    const stop = new AbortController()
    const { outcome } = await upload(stop)
    stop.abort()
    expect(await outcome).toBe('cancelled')

    FakeStorage.last = null
    const early = new AbortController()
    early.abort()
    const { outcome: never, storage } = await upload(early)
    expect(await never).toBe('cancelled')
    expect(storage).toBeNull()
  })

  it('is stopped while its address is asked for, and fails where that does by itself', async () => {
    const stop = new AbortController()
    const refused = new Error('The call was called off')
    const { outcome } = await upload(stop, () => {
      stop.abort()
      return Promise.reject(refused)
    })
    expect(await outcome).toBe('cancelled')
    const failing = upload(new AbortController(), () => Promise.reject(refused))
    await expect(failing.then(({ outcome }) => outcome)).rejects.toBe(refused)
  })
})
