import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { noPolicies } from '../../domain/cluster'
import { ScopeContext } from '../../providers/scope-context'
import { libraries } from '../../resources/cluster/libraries/definition'
import { buildPerson } from '../../testing/builders'
import { findDialogTitled } from '../../testing/contract/find-named'
import { buildClusterDetail } from '../../testing/detail-builders'
import { createFakeApi, type FakeAnswers } from '../../testing/fake-api'
import { refuse } from '../../testing/form-dialog-driver'
import { buildLibrary } from '../../testing/library-builder'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ResourceSection } from './resource-section'

const numpy = buildLibrary()

async function openForm(open: string, answers: FakeAnswers = {}) {
  const api = createFakeApi({
    listLibraries: () => [numpy],
    installLibrary: () => ({ message: 'Installing' }),
    ...answers,
  })
  const cluster = buildClusterDetail({ policies: { ...noPolicies, cluster: ['update'] } })
  const person = buildPerson({ platformActions: [{ name: 'packages_installion', platforms: ['gc'] }] })
  const rendered = renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster }}>
      <ResourceSection definition={libraries} />
    </ScopeContext>,
    { api, person, path: `/clusters/demo?tab=libraries&libraries.open=${open}` },
  )
  const dialog = await screen.findByRole('dialog')
  return { ...rendered, dialog: within(dialog) }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const take = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const bodies = (api: ReturnType<typeof createFakeApi>) =>
  api.callsOf('installLibrary').map(({ options }) => options.body)

/** The storage: what was put, and how the test lets it answer. */
class FakeStorage {
  static last: FakeStorage | null = null
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  status = 0
  url = ''
  onload?: () => void
  onabort?: () => void
  onerror?: () => void
  headers: Record<string, string> = {}
  constructor() {
    FakeStorage.last = this
  }
  open(_method: string, url: string) {
    this.url = url
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send() {}
  abort() {
    this.onabort?.()
  }
  answer(status: number) {
    this.status = status
    this.onload?.()
  }
}

afterEach(() => {
  sessionStorage.clear()
})

describe('the form of libraries', () => {
  it('offers six sources, says which is closed, and asks before it overwrites [LIB-010, LIB-019]', async () => {
    const { api, dialog, notices } = await openForm('create')
    const sources = dialog.getAllByRole('radio')
    const names = sources.map((radio) => radio.closest('label')?.querySelector('strong')?.textContent)
    expect(names).toEqual(['PyPI', 'Organization', 'File Path/GCS', 'Maven', 'CRAN', 'File Uploader'])
    expect(sources[1]?.getAttribute('aria-disabled')).toBe('true')
    take('Organization')
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'PyPI' }).checked).toBe(true)

    type('Packages', 'NumPy==2.1\nscipy')
    press('Install')
    const question = await findDialogTitled('Installed Packages Detected')
    expect(within(question).getByText('numpy==1.3')).toBeDefined()
    fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(bodies(api)).toEqual([])
    press('Install')
    fireEvent.click(await screen.findByRole('button', { name: 'Overwrite' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(bodies(api)).toEqual([{ type: 'pypi', data: { packages: ['NumPy==2.1', 'scipy'] } }])
    expect(notices.map(({ message }) => message)).toEqual(['Installing'])
  })

  it('stores a file first, shows how far it is, and can be stopped without a trace [LIB-017, LIB-018]', async () => {
    vi.stubGlobal('XMLHttpRequest', FakeStorage)
    const { api, dialog } = await openForm('create', {
      uploadLibrary: () => ({ uploadURL: 'https://storage.test/a?signature=1' }),
    })
    take('File Uploader')
    await dialog.findByLabelText('File')
    const choose = (name: string) =>
      fireEvent.change(dialog.getByLabelText('File'), {
        target: { files: [new File(['x'], name)] },
      })
    press('Install')
    expect(await dialog.findByText('Please upload a supported file')).toBeDefined()
    choose('evil.zip')
    expect(await dialog.findByText('You can only upload Py, JAR, WHL, or Egg files!')).toBeDefined()
    choose('rules.whl')
    press('Install')
    await dialog.findByText('Uploading 0 %')
    await waitFor(() => expect(FakeStorage.last?.url).toBe('https://storage.test/a?signature=1'))
    expect(FakeStorage.last?.headers).toEqual({ 'content-type': 'application/octet-stream' })
    act(() => FakeStorage.last?.upload.onprogress?.({ loaded: 41, total: 100 }))
    expect(dialog.getByText('Uploading 41 %')).toBeDefined()
    expect(dialog.getByRole('progressbar', { name: 'Uploading 41 %' })).toBeDefined()
    press('Cancel the upload')
    await waitFor(() => expect(dialog.queryByText('Uploading 41 %')).toBeNull())
    expect(bodies(api)).toEqual([])

    const stopped = FakeStorage.last
    press('Install')
    await waitFor(() => expect(FakeStorage.last).not.toBe(stopped))
    await act(async () => FakeStorage.last?.answer(403))
    expect(await dialog.findByText(/the upload address is no longer valid/)).toBeDefined()
    const install = screen.getByRole('button', { name: 'Install' })
    await waitFor(() => expect(install.getAttribute('aria-disabled')).toBeNull())
    const refused = FakeStorage.last
    press('Install')
    await waitFor(() => expect(FakeStorage.last).not.toBe(refused))
    await act(async () => FakeStorage.last?.onerror?.())
    expect(await dialog.findByText(/The file could not be sent\./)).toBeDefined()
    await waitFor(() => expect(install.getAttribute('aria-disabled')).toBeNull())
    const lost = FakeStorage.last
    press('Install')
    await waitFor(() => expect(FakeStorage.last).not.toBe(lost))
    await act(async () => FakeStorage.last?.answer(200))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(bodies(api)).toEqual([{ type: 'file', data: { file: 'rules.whl' } }])
  })

  it('brings back what was typed beside a file, which is chosen again', async () => {
    const { unmount } = await openForm('create')
    type('Packages', 'scipy')
    take('File Uploader')
    fireEvent.change(await screen.findByLabelText('File'), {
      target: { files: [new File(['x'], 'rules.whl')] },
    })
    await screen.findByRole('button', { name: /rules\.whl/ })
    unmount()
    const { dialog } = await openForm('create')
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'File Uploader' }).checked).toBe(true)
    expect(dialog.queryByRole('button', { name: /rules\.whl/ })).toBeNull()
    take('PyPI')
    expect((await dialog.findByLabelText<HTMLTextAreaElement>('Packages')).value).toBe('scipy')
  })

  it("puts the server's words at the repository, keeps what was typed, and asks before it is lost on Back [LIB-025]", async () => {
    const { dialog, router } = await openForm('create', {
      installLibrary: () => {
        throw refuse(422, 'No such repository', 'repository')
      },
    })
    take('Maven')
    type('Coordinates', 'org.example:tool:1.0')
    type('Repository', 'https://m.test')
    press('Install')
    expect(await dialog.findByText('No such repository')).toBeDefined()
    expect(document.activeElement).toBe(dialog.getByLabelText('Repository'))
    await act(() => router.navigate('/clusters/demo?tab=main'))
    const question = await findDialogTitled('Leave this form?')
    fireEvent.click(within(question).getByRole('button', { name: 'Stay' }))
    expect(dialog.getByLabelText<HTMLInputElement>('Coordinates').value).toBe('org.example:tool:1.0')
  })

  it('opens another version at its address and sends it [LIB-021, LIB-022]', async () => {
    const { api, dialog } = await openForm(`edit:${numpy.id}`)
    expect(dialog.getByRole('heading', { name: 'Edit the version of numpy' })).toBeDefined()
    expect(dialog.getByLabelText<HTMLInputElement>('Version').value).toBe('1.3')
    type('Version', '1.x')
    press('Install this version')
    expect(
      await dialog.findByText('Please enter a valid pacakge version e.g. 1, 1.0 or 1.0.0 or 1.0.0.0'),
    ).toBeDefined()
    type('Version', '')
    press('Install this version')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(bodies(api)).toEqual([{ type: 'pypi', data: { packages: ['numpy'] } }])
  })
})
