import { act, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type ApiError, NetworkError } from '../../api/errors'
import type { ResourceDefinition } from '../../definitions/define'
import { DefinedResource } from '../../providers/defined-resource'
import { ScopeContext } from '../../providers/scope-context'
import { brokenAt } from '../../testing/broken-at'
import { buildClusterDetail } from '../../testing/detail-builders'
import { buildDoor, doors } from '../../testing/example-definition'
import { createFakeApi, type FakeAnswers, type OwnAnswers } from '../../testing/fake-api'
import { press, refuse, type } from '../../testing/form-dialog-driver'
import { renderWithProviders } from '../../testing/render-with-providers'
import { useRecords } from '../records/use-records'
import { DefinedForm } from './defined-form'
import type { FormSender } from './form-sender'
import { isOwnKey } from './leave-guard'

const short = brokenAt(brokenAt(doors, 'create.sections.0.fields', ['range']), 'edit.sections.0.fields', [
  'range',
])

/** A form of the example that can be left. */
function draw(input: {
  mode?: 'create' | 'edit'
  answers?: FakeAnswers
  own?: OwnAnswers
  definition?: ResourceDefinition
  sender?: FormSender
}) {
  const { mode = 'create', answers = {}, own = {}, definition = short, sender } = input
  function List() {
    return <p>{`Listed ${useRecords(definition).records?.length}`}</p>
  }
  const api = createFakeApi(answers, {
    'doors.list': () => [buildDoor()],
    'doors.command': () => ({}),
    ...own,
  })
  const close = vi.fn()
  const rendered = renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
      <DefinedResource definition={definition}>
        <List />
        <DefinedForm
          {...{ definition, mode, sender, onClose: close }}
          {...(mode === 'edit' && { record: buildDoor() })}
        />
      </DefinedResource>
    </ScopeContext>,
    { api },
  )
  return { ...rendered, api, close, sent: () => api.callsOf('doors.command').length }
}

type Notice = [type: 'error' | 'success', said: string]

/** An answer that is held back until it is given. */
function held<Answer>() {
  let give: (answer: Answer) => void = () => {}
  const answer = new Promise<Answer>((resolve) => {
    give = resolve
  })
  return { answer, give }
}

async function fillIn(submit: 'Add' | 'Save', { findByText }: Pick<ReturnType<typeof draw>, 'findByText'>) {
  await findByText('Listed 1')
  type('Range', '1.2.3.4')
  press(submit)
}

it('takes nobody back by an answer that comes later, which is told all the same', async () => {
  const { answer, give } = held<object>()
  const form = draw({ own: { 'doors.command': () => answer } })
  await fillIn('Add', form)
  await waitFor(() => expect(form.sent()).toBe(1))
  form.unmount()
  await act(async () => give({}))
  await waitFor(() => expect(form.notices.map(({ message }) => message)).toEqual(['1.2.3.4 is added']))
  expect(form.close).not.toHaveBeenCalled()
  expect({ ...sessionStorage }).toEqual({})
})

it('says a refusal at a field as a notice to who has left it', async () => {
  const { answer, give } = held<ApiError>()
  const fails = () => answer.then((refusal) => Promise.reject(refusal))
  const form = draw({ own: { 'doors.command': fails } })
  await fillIn('Add', form)
  await waitFor(() => expect(form.sent()).toBe(1))
  form.unmount()
  await act(async () => give(refuse(422, 'That is taken', 'range')))
  expect(form.notices).toEqual([
    { type: 'error', message: 'Range: That is taken', description: 'Not done: Add' },
  ])
})

it.each<[string, () => object[], ...Notice]>([
  [
    'does not show it',
    () => [buildDoor()],
    'error',
    'No answer arrived, so we could not confirm whether "1.2.3.4" was created. Your list does not show whether it was done. Look at it before you try again.',
  ],
  [
    'cannot be read',
    () => {
      throw new NetworkError('doors.list', 'unreachable')
    },
    'error',
    'No answer arrived, so we could not confirm whether "1.2.3.4" was created. Your list could not be read either. Look at it before you try again.',
  ],
  [
    'shows it',
    () => [buildDoor(), buildDoor({ id: 'd-2', range: '1.2.3.4' })],
    'success',
    '1.2.3.4 is added',
  ],
])(
  'says to who has left its page that an answer was lost, and the list %s',
  async (_what, now, type, said) => {
    const { answer, give } = held<NetworkError>()
    const own = { 'doors.command': () => answer.then((failure) => Promise.reject(failure)) }
    const form = draw({ own, definition: brokenAt(short, 'create.layout', 'page') })
    await fillIn('Add', form)
    await waitFor(() => expect(form.sent()).toBe(1))
    form.api.answer({}, { 'doors.list': now })
    form.unmount()
    await act(async () => give(new NetworkError('doors.command', 'unreachable')))
    await waitFor(() => expect(form.notices).toHaveLength(1))
    expect(form.notices[0]).toMatchObject({ type, message: said })
    expect(form.notices[0]?.description).toBe(type === 'error' ? 'Not confirmed: Add' : undefined)
    expect(form.close).not.toHaveBeenCalled()
  },
)

it('sends no change once it is left while it looks whether that is still its record', async () => {
  const { answer, give } = held<object[]>()
  let isFirst = true
  const list = () => {
    const [first, now] = [isFirst, answer]
    isFirst = false
    return first ? [buildDoor()] : now
  }
  const form = draw({ mode: 'edit', own: { 'doors.list': list } })
  await fillIn('Save', form)
  await waitFor(() => expect(form.api.callsOf('doors.list')).toHaveLength(2))
  form.unmount()
  await act(async () => give([buildDoor()]))
  expect(form.sent()).toBe(0)
})

it.each([
  [true, 1],
  [undefined, 0],
])(
  'sends by more calls than one, and is left at once: followed %s, sent %i times',
  async (isFollowed, times) => {
    const send = vi.fn(async () => ({}))
    const form = draw({ sender: { send, isDone: async () => false, ...(isFollowed && { isFollowed }) } })
    await fillIn('Add', form)
    form.unmount()
    await act(async () => {})
    expect(send).toHaveBeenCalledTimes(times)
  },
)

it('stops the file that is on its way, and sends nothing after it', async () => {
  const stopped = vi.fn()
  const begun = vi.fn()
  class Storage {
    upload = {}
    onabort = () => {}
    open() {}
    setRequestHeader() {}
    send() {
      begun()
    }
    abort() {
      stopped()
      this.onabort()
    }
  }
  vi.stubGlobal('XMLHttpRequest', Storage)
  const changes = {
    'formFields.file': { label: { en: 'File' }, kind: 'file' },
    'create.sections.0.fields': ['range', 'file'],
    'create.initial': () => ({ file: new File(['x'], 'rules.whl') }),
    'create.upload': { field: 'file', call: 'uploadLibrary' },
  }
  const definition = Object.entries(changes).reduce<ResourceDefinition>(
    (made, [place, value]) => brokenAt(made, place, value),
    doors,
  )
  const form = draw({
    definition,
    answers: { uploadLibrary: () => ({ uploadURL: 'https://storage.test/a' }) },
  })
  await fillIn('Add', form)
  await waitFor(() => expect(begun).toHaveBeenCalledOnce())
  form.unmount()
  await act(async () => {})
  expect(stopped).toHaveBeenCalledOnce()
  expect(form.sent()).toBe(0)
})

it('a list writes what it is searched for and its page by itself, behind its prefix where it has one', () => {
  const keys = [
    'q',
    'gadgets.q',
    'faq',
    'q.open',
    'gadgets.query',
    'sort',
    'page',
    'gadgets.page',
    'pages',
    'f-page',
  ]
  expect(keys.filter(isOwnKey)).toEqual(['q', 'gadgets.q', 'page', 'gadgets.page'])
})
