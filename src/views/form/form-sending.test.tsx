import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError, NetworkError, ViewAsError } from '../../api/errors'
import type { ResourceDefinition } from '../../definitions/define'
import type { FormMode } from '../../definitions/form-values'
import { DefinedResource } from '../../providers/defined-resource'
import { ScopeContext } from '../../providers/scope-context'
import { brokenAt } from '../../testing/broken-at'
import { buildPerson } from '../../testing/builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { buildDoor, doors } from '../../testing/example-definition'
import { createFakeApi, type OwnAnswers } from '../../testing/fake-api'
import { press, refuse, type } from '../../testing/form-dialog-driver'
import { renderWithProviders } from '../../testing/render-with-providers'
import { useActionState } from '../action/action-state'
import { operationsOf } from '../operations/use-operations'
import { useRecords } from '../records/use-records'
import { DefinedForm } from './defined-form'
import { type FormSender, withdrawn } from './form-sender'

afterEach(() => sessionStorage.clear())

const person = buildPerson()
const lost = () => {
  throw new NetworkError('doors.command', 'unreachable')
}

/** A form of the example over its list; `changes` are places of the definition and what stands there. */
function draw(
  changes: Readonly<Record<string, unknown>>,
  answers: OwnAnswers = {},
  { mode = 'create', sender }: { mode?: FormMode; sender?: FormSender } = {},
) {
  const short = brokenAt(doors, `${mode}.sections.0.fields`, ['range', 'note'])
  const definition = Object.entries(changes).reduce<ResourceDefinition>(
    (made, [place, value]) => brokenAt(made, place, value),
    short,
  )
  const awaited = new Set<string>()
  function List() {
    const { records = [] } = useRecords(definition)
    const { announcement, made } = useActionState((state) => state)
    for (const { record } of Object.values(made).flat()) awaited.add(record.id)
    return <p>{`Listed ${records.length}. ${announcement.text}`}</p>
  }
  const api = createFakeApi(
    {},
    { 'doors.list': () => [buildDoor()], 'doors.command': () => ({}), ...answers },
  )
  const handle = { close: vi.fn(), reload: vi.fn(async () => {}) }
  const rendered = renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
      <DefinedResource definition={definition}>
        <List />
        <DefinedForm
          {...{ definition, mode, onClose: handle.close, sender }}
          {...(mode === 'edit' && { record: buildDoor() })}
        />
      </DefinedResource>
    </ScopeContext>,
    { api, person, session: { reloadPerson: handle.reload } },
  )
  return {
    ...rendered,
    ...handle,
    awaited,
    sent: () => api.callsOf('doors.command').map(({ options }) => options.body),
    said: () => rendered.notices.map(({ message }) => message),
    started: () =>
      operationsOf(rendered.queryClient, person.uuid)
        .read()
        .map(({ kind, outcome }) => [kind, outcome?.state ?? null]),
  }
}

async function dialogOf(text: string): Promise<HTMLElement> {
  const dialog = (await screen.findByText(text)).closest('[role=dialog]')
  if (!(dialog instanceof HTMLElement)) throw new Error(`"${text}" stands in no dialog`)
  return dialog
}

function add() {
  type('Range', '1.2.3.4')
  press('Add')
}

describe('what has to be agreed to', () => {
  const ask = () => ({
    ...{ title: { en: 'Sure?' }, text: { en: 'It is open to all' }, submit: { en: 'Yes, add' } },
    lines: ['1.2.3.4'],
  })

  it('is asked before anything is sent, and again after a no', async () => {
    const { sent, close } = draw({ 'create.ask': ask })
    add()
    const question = within(await dialogOf('It is open to all'))
    expect(question.getByText('1.2.3.4')).toBeDefined()
    expect(sent()).toEqual([])
    fireEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByText('It is open to all')).toBeNull())
    expect(sent()).toEqual([])
    press('Add')
    await screen.findByText('It is open to all')
    press('Yes, add')
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
    expect(sent()).toHaveLength(1)
  })
})

describe('what a form is sent with', () => {
  it('says aloud that it begins, has the person read again and shows what is awaited', async () => {
    const { close, reload, said, awaited } = draw(
      {
        'create.progress': { en: 'Adding {{name}}' },
        'create.reloadsPerson': true,
        'create.awaited': () => ({ ...buildDoor(), id: 'awaited-1' }),
        'create.useServerMessage': undefined,
      },
      { 'doors.command': () => ({ message: 'Words nobody wants' }) },
    )
    // What was made is made, also where the person cannot be read again.
    reload.mockRejectedValue(new Error('no person'))
    add()
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
    expect(reload).toHaveBeenCalledOnce()
    expect(screen.getByText('Listed 1. Adding 1.2.3.4')).toBeDefined()
    await waitFor(() => expect([...awaited]).toEqual(['awaited-1']))
    await waitFor(() => expect(said()).toEqual(['1.2.3.4 is added']))
  })

  it.each([
    ['import', null],
    ['export', 'done'],
  ])('stands in the tray as a %s, whose end is %s by now', async (kind, outcome) => {
    const { close, started } = draw({ 'create.operation': kind })
    add()
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
    expect(started()).toEqual([[kind, outcome]])
  })
  it('ends in the tray, under the name of what was made, with what the server says', async () => {
    const answers = { 'doors.command': () => ({ message: 'It is written' }) }
    const { close, queryClient } = draw({ 'create.operation': 'export' }, answers)
    add()
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
    expect(operationsOf(queryClient, person.uuid).read()).toMatchObject([
      { name: '1.2.3.4', outcome: { state: 'done', words: 'It is written' } },
    ])
  })
})

describe('an answer that is lost', () => {
  it('on a page is for the person to judge, and what began is in the tray once', async () => {
    let isThere = false
    const { close, started, said } = draw(
      { 'create.layout': 'page', 'create.operation': 'create' },
      {
        'doors.list': () => [buildDoor(), ...(isThere ? [buildDoor({ id: 'd-2', range: '1.2.3.4' })] : [])],
        'doors.command': () => {
          if (isThere) return {}
          isThere = true
          return lost()
        },
      },
    )
    await screen.findByText(/^Listed 1/)
    add()
    await screen.findByText(/^Your list shows "1\.2\.3\.4" now, so it was created/)
    expect([close.mock.calls.length, said()]).toEqual([0, []])
    expect(started()).toEqual([['create', null]])
    press('Try again')
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
    expect(started()).toEqual([['create', null]])
  })

  it('again is looked for among what was not there before the first attempt', async () => {
    let isThere = false
    const { sent } = draw(
      { 'create.layout': 'page' },
      {
        'doors.list': () => [buildDoor(), ...(isThere ? [buildDoor({ id: 'd-2', range: '1.2.3.4' })] : [])],
        'doors.command': () => {
          isThere = true
          return lost()
        },
      },
    )
    await screen.findByText(/^Listed 1/)
    add()
    await screen.findByText(/^Your list shows "1\.2\.3\.4" now/)
    await screen.findByText(/^Listed 2/)
    press('Try again')
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(await screen.findByText(/^Your list shows "1\.2\.3\.4" now/)).toBeDefined()
  })

  it('is forgotten once the server has refused', async () => {
    const answers = [lost, () => Promise.reject(refuse(422, 'This range is taken', 'range'))]
    draw({}, { 'doors.command': () => answers.shift()?.() })
    add()
    await screen.findByText(/^No answer arrived/)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' }).ariaDisabled).toBeNull())
    press('Try again')
    await screen.findByText('This range is taken')
    expect(screen.queryByText(/^No answer arrived/)).toBeNull()
  })
})

describe('a refusal', () => {
  it('of a field of another step shows that step', async () => {
    draw(
      {
        'create.wizard': { review: { en: 'Look again' } },
        'create.sections': [
          { title: { en: 'Where' }, fields: ['range'] },
          { title: { en: 'What' }, fields: ['note'] },
        ],
      },
      { 'doors.command': () => Promise.reject(refuse(422, 'This range is taken', 'range')) },
    )
    type('Range', '1.2.3.4')
    press('Next')
    await screen.findByLabelText('Note')
    press('Next')
    await screen.findByRole('button', { name: 'Add' })
    press('Add')
    expect(await screen.findByText('This range is taken')).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('Range').value).toBe('1.2.3.4')
  })

  it('of several fields leads to the first of them', async () => {
    const fieldErrors = ['range', 'note'].map((fieldName) => ({
      ...{ fieldName, message: `Not this ${fieldName}`, isNotActivated: false },
    }))
    const refusal = new ApiError({ message: 'No', statusCode: 422, fieldErrors })
    draw({}, { 'doors.command': () => Promise.reject(refusal) })
    add()
    await screen.findByText('Not this note')
    expect(document.activeElement).toBe(screen.getByLabelText('Range'))
  })

  it('is not risked where a step, to which one goes back one by one, became wrong: it is shown', async () => {
    let isOver = false
    const { sent } = draw({
      'formFields.range.rule': () => (isOver ? 'This range has expired' : null),
      'create.wizard': { review: { en: 'Look again' } },
      'create.sections': [
        { title: { en: 'Where' }, fields: ['range'] },
        { title: { en: 'What' }, fields: ['note'] },
      ],
    })
    type('Range', '1.2.3.4')
    press('Next')
    await screen.findByLabelText('Note')
    press('Next')
    await screen.findByRole('button', { name: 'Add' })
    press('Back')
    await screen.findByLabelText('Note')
    press('Next')
    await screen.findByRole('button', { name: 'Add' })
    isOver = true
    press('Add')
    expect((await screen.findByLabelText<HTMLInputElement>('Range')).value).toBe('1.2.3.4')
    expect(screen.getByText('This range has expired')).toBeDefined()
    expect(sent()).toEqual([])
  })

  it('may have a way on, which sends what it makes of the request', async () => {
    const answers = [() => Promise.reject(refuse(422, 'Nobody knows it', 'range')), () => ({})]
    const { sent, close } = draw(
      {
        'create.retryOption': () => ({
          ...{ field: 'range', message: 'Is it meant?', label: 'Take it anyway' },
          adapt: (body: unknown) => ({ ...Object(body), isForced: true }),
        }),
      },
      { 'doors.command': () => answers.shift()?.() },
    )
    add()
    await screen.findByText('Is it meant?')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add' }).ariaDisabled).toBeNull())
    press('Take it anyway')
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
    expect(sent()).toEqual([{ range: '1.2.3.4' }, { range: '1.2.3.4', isForced: true }])
  })

  it('that is for the notifier stands at no field, and one in own words says those', async () => {
    const answers = { 'doors.command': () => Promise.reject(refuse(422, 'Taken', 'range')) }
    const { said } = draw({ 'create.retryOption': () => 'notify' }, answers)
    add()
    await waitFor(() => expect(said()).toEqual(['Taken']))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('may be told in words of the form', async () => {
    const answers = { 'doors.command': () => Promise.reject(refuse(500, 'Stack trace')) }
    const { said } = draw({ 'create.failure': { en: '{{name}} was not added' } }, answers)
    add()
    await waitFor(() => expect(said()).toEqual(['1.2.3.4 was not added']))
  })

  it('by the console itself, to who views it as another role, is told in its words', async () => {
    const viewing = 'You are viewing as User: nothing is sent. Stop viewing to make changes.'
    const { said } = draw({}, { 'doors.command': () => Promise.reject(new ViewAsError('developer')) })
    add()
    await waitFor(() => expect(said()).toEqual([viewing]))
  })

  it.each([
    [true, 0],
    [undefined, 1],
  ])(
    'with 404 of a path that is assumed (%s) does not say that the record is gone',
    async (isAssumed, times) => {
      const answers = { 'doors.command': () => Promise.reject(refuse(404, 'No such path')) }
      const { said } = draw({ 'edit.call.isAssumed': isAssumed }, answers, { mode: 'edit' })
      type('Note', 'Mine')
      press('Save')
      await waitFor(() => expect(said()).toEqual(['No such path']))
      await waitFor(() => expect(screen.queryAllByText(/This does not exist any more/)).toHaveLength(times))
    },
  )
})

it('a change of a record is sent where its list cannot be read: nothing says that it is gone', async () => {
  const answers = { 'doors.list': () => Promise.reject(refuse(500, 'Down')) }
  const { close, sent } = draw({}, answers, { mode: 'edit' })
  type('Note', 'Mine')
  press('Save')
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(sent()).toHaveLength(1)
})

it('a change is sent whatever is wrong with what nobody can change', async () => {
  const fields = { 'edit.sections.0.fields': ['owner', 'note'], 'formFields.owner.max': 2 }
  const { close, sent } = draw(fields, {}, { mode: 'edit' })
  type('Note', 'Mine')
  press('Save')
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(sent()).toEqual([{ note: 'Mine' }])
})

describe('a form that is sent by more than one call', () => {
  it.each<[string, () => Promise<unknown>, number]>([
    ['was taken back stays as it is', () => Promise.resolve(withdrawn), 0],
    ['went through is over', () => Promise.resolve({}), 1],
  ])('and %s', async (_what, send, closes) => {
    const { close, said, sent } = draw({}, {}, { sender: { send, isDone: async () => false } })
    add()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add' }).ariaBusy).toBeNull())
    await waitFor(() => expect(close).toHaveBeenCalledTimes(closes))
    await waitFor(() => expect(said()).toHaveLength(closes))
    expect(sent()).toEqual([])
    expect(screen.getByLabelText<HTMLInputElement>('Range').value).toBe('1.2.3.4')
  })

  it('is copied as the sender says, which is told the secrets for the key of its request alone', async () => {
    const copied: string[] = []
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } })
    const curl: FormSender['curl'] = (shown, values) => `${shown.password} ${values.password} ${shown.range}`
    const asked = { 'create.sections.0.fields': ['range', 'password'] }
    draw(asked, {}, { sender: { send: async () => ({}), isDone: async () => false, curl } })
    type('Range', '1.2.3.4')
    type('Password', 'hunter2')
    press('Copy as curl')
    await waitFor(() => expect(copied).toEqual(['<password> hunter2 1.2.3.4']))
  })

  it('is over on a page, too, once the sender finds its effect after a lost answer', async () => {
    const sender: FormSender = { send: async () => lost(), isDone: async ({ range }) => range === '1.2.3.4' }
    const { close, api } = draw({ 'create.layout': 'page' }, {}, { sender })
    add()
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
    expect(api.callsOf('doors.command')).toEqual([])
  })
})

describe('a form with a file that is stored first', () => {
  const refused = 'The file could not be stored: the upload address is no longer valid. Try again.'
  /** The storage: it is stopped, or answers with a status, as soon as the file is on its way. */
  const storage = (status: number | 'stopped') =>
    class {
      upload = {}
      status = status
      onload = () => {}
      onabort = () => {}
      open() {}
      setRequestHeader() {}
      send() {
        if (status === 'stopped') this.onabort()
        else this.onload()
      }
    }

  const withFile = {
    'formFields.file': { label: { en: 'File' }, kind: 'file' },
    'create.sections.0.fields': ['range', 'file'],
    'create.initial': () => ({ file: new File(['x'], 'rules.whl') }),
    'create.upload': { field: 'file', call: 'uploadLibrary' },
    'create.request': ({ range }: { range: string }) => ({ range }),
  }

  it('that has no place to be stored in says why at its field, and is not sent', async () => {
    const { sent, said } = draw(withFile, {
      uploadLibrary: () => Promise.reject(refuse(500, 'No room left')),
    })
    add()
    const words = await screen.findByText('No room left')
    expect(words.closest('[role=alert]')?.closest('.form-field')?.textContent).toContain('File')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add' }).ariaBusy).toBeNull())
    expect([sent(), said()]).toEqual([[], []])
  })

  it.each([
    [200, 1, null],
    ['stopped', 0, null],
    [403, 0, refused],
    [413, 0, 'The file is too large to be stored.'],
    [503, 0, 'The file could not be sent. Check your connection and try again.'],
  ] as const)('that is answered with %s is sent %i times, and says %s', async (status, times, words) => {
    vi.stubGlobal('XMLHttpRequest', storage(status))
    const { sent, api, close } = draw(withFile, {
      uploadLibrary: () => ({ uploadURL: 'https://storage.test/a' }),
    })
    add()
    await waitFor(() => expect(api.callsOf('uploadLibrary')).toHaveLength(1))
    expect(api.callsOf('uploadLibrary')[0]?.options.path).toEqual({ instanceId: 'id-demo' })
    if (words !== null) await screen.findByText(words)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add' }).ariaBusy).toBeNull())
    // Whoever stopped it was refused nothing.
    if (status === 'stopped') expect(screen.getByRole('button', { name: 'Add' }).ariaDisabled).toBeNull()
    await waitFor(() => expect(close).toHaveBeenCalledTimes(times))
    expect(sent()).toEqual(times === 0 ? [] : [{ range: '1.2.3.4' }])
  })
})

describe('a secret of a record that is changed', () => {
  const password = {
    'formFields.password': {
      label: { en: 'Password' },
      kind: 'secret',
      required: { en: 'Enter a password' },
    },
  }
  const asked = (mode: FormMode) => ({ ...password, [`${mode}.sections.0.fields`]: ['range', 'password'] })

  it.each([
    ['', { range: '1.2.3.4' }],
    ['hunter2', { range: '1.2.3.4', password: 'hunter2' }],
  ])('stays as it is unless another one is typed: %j', async (typed, body) => {
    const { sent, close } = draw(asked('edit'), {}, { mode: 'edit' })
    const input = await screen.findByLabelText<HTMLInputElement>('Password')
    expect([input.placeholder, input.ariaRequired]).toEqual(['Unchanged, unless you enter another', null])
    type('Range', '1.2.3.4')
    type('Password', typed)
    press('Save')
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
    expect(sent()).toEqual([body])
  })

  it('is asked for where the record is new', async () => {
    const { sent } = draw(asked('create'))
    expect((await screen.findByLabelText('Password')).ariaRequired).toBe('true')
    add()
    expect(await screen.findByText('Enter a password')).toBeDefined()
    expect(sent()).toEqual([])
  })
})
