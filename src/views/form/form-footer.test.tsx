import { fireEvent, render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import type { FormMode, FormRecord } from '../../definitions/form-values'
import { buildPerson } from '../../testing/builders'
import { buildClusterDetail } from '../../testing/detail-builders'
import { doors } from '../../testing/example-definition'
import { type FormEngine, FormEngineContext } from './form-engine-context'
import { FormFooter } from './form-footer'
import { type FormPlan, formPlanOf } from './form-plan'
import type { Submission } from './use-form-submission'
import type { OutcomeTexts, UnknownOutcome } from './use-unknown-outcome'
import type { Wizard } from './use-wizard'

const idle: Submission = {
  ...{ handleSubmit: () => {}, isPending: false, isLong: false, question: null, upload: null },
  ...{ isRefused: false, isSessionEnded: false, isGone: false, outcome: null, outcomeTexts: undefined },
  curl: { command: () => '' },
  retryOption: null,
}

type Parts = {
  mode?: FormMode
  plan?: Partial<FormPlan>
  engine?: Partial<FormEngine>
  submission?: Partial<Submission>
  wizard?: Wizard
  isGone?: boolean
}

function draw({ mode = 'create', plan: planned, engine, submission, wizard, isGone = false }: Parts = {}) {
  const plan = { ...formPlanOf(doors, mode === 'create' ? 'create' : 'edit'), mode, ...planned }
  const scope = { kind: 'cluster', cluster: buildClusterDetail() } as const
  const context = {
    person: buildPerson(),
    productKey: 'basalt',
    scope,
    mode,
    record: null,
    values: {},
  } as const
  const handle = { retry: vi.fn(), cancel: vi.fn(), focus: vi.fn() }
  function Form() {
    const form = useForm<FormRecord>()
    return (
      <FormProvider {...form} setFocus={handle.focus}>
        <FormEngineContext
          value={{
            ...{ id: 'form', plan, context, faults: {}, attempts: 0, retryOption: null, upload: null },
            runAfterPress: (task) => task(),
            ...engine,
          }}
        >
          <FormFooter
            submission={{ ...idle, ...submission }}
            {...{ wizard: wizard ?? null, isGone, onRetry: handle.retry, onCancel: handle.cancel }}
          />
        </FormEngineContext>
      </FormProvider>
    )
  }
  const { container } = render(
    <MemoryRouter>
      <Form />
    </MemoryRouter>,
  )
  return { container, handle }
}

const button = (name: string) => screen.getByRole('button', { name })

it.each<[string, Parts]>([
  ['is under way', { submission: { isPending: true } }],
  ['was refused a moment ago', { submission: { isRefused: true } }],
  ['is about what is gone', { isGone: true }],
  ['waits to be complete', { plan: { submitWhen: 'complete' }, engine: { faults: { range: 'Wrong' } } }],
])('a form that %s cannot be sent', (_what, parts) => {
  draw(parts)
  expect(button('Add').getAttribute('aria-disabled')).toBe('true')
})

it.each<['page' | undefined, string[]]>([
  [undefined, ['Copy as curl', 'Cancel', 'Add']],
  ['page', ['Add', 'Cancel', 'Copy as curl']],
])('the buttons of a %s stand in their order, the one that sends marked and not busy', (layout, names) => {
  draw({ plan: layout ? { layout } : {} })
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names)
  const send = button('Add')
  expect([send.className, send.getAttribute('type'), send.getAttribute('aria-busy')]).toEqual([
    'button button-primary',
    'submit',
    null,
  ])
})

it('a form that is under way shows it at its button, which warns of what is lost', () => {
  draw({ submission: { isPending: true }, plan: { dangerText: { en: 'It is gone' } } })
  const send = button('Add')
  expect([send.className, send.getAttribute('aria-busy')]).toEqual(['button button-danger', 'true'])
  expect(send.querySelector('.icon-spinning')).not.toBeNull()
})

it.each([
  [0, 'Cancel'],
  [1, 'Back'],
])('step %i of a wizard is left by "%s"', (step, name) => {
  const back = vi.fn()
  const nothing = { titles: [], section: null, engine: { faults: {}, attempts: 0 } }
  const way = step === 0 ? null : back
  const wizard = { ...nothing, step, back: way, showField: () => {}, holdsBack: () => false }
  const { handle } = draw({ wizard })
  fireEvent.click(button(name))
  expect([handle.cancel.mock.calls.length, back.mock.calls.length]).toEqual(step === 0 ? [1, 0] : [0, 1])
})

it('a form that waits to be complete says at its button for what, and not twice', () => {
  const { container } = draw({
    plan: { submitWhen: 'complete' },
    engine: { faults: { range: 'Wrong', size: 'Wrong' }, attempts: 1 },
  })
  const id = button('Add').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(id)?.textContent).toBe('Please check: Range, Size')
  expect(container.querySelector('.form-link')).toBeNull()
})

it('a form that nobody has tried to send says of no field that it is wrong', () => {
  const { container } = draw({ engine: { faults: { range: 'Wrong' } } })
  expect(container.textContent).not.toContain('Please check')
})

it('a form that was tried leads to each field that is wrong', () => {
  const { container, handle } = draw({ engine: { faults: { range: 'Wrong', size: 'Wrong' }, attempts: 1 } })
  expect(container.querySelector('p[role=status]')?.textContent).toBe('Please check: Range, Size')
  fireEvent.click(button('Size'))
  expect(handle.focus.mock.calls).toEqual([['size']])
  expect(button('Add').getAttribute('aria-disabled')).toBeNull()
})

it('a form that takes long says so, and what else is to be known stands beside its button', () => {
  const { container } = draw({
    submission: { isLong: true, isSessionEnded: true },
    plan: { note: { en: 'It costs nothing' } },
  })
  expect(container.querySelector('p[role=status]')?.textContent).toBe(
    'Still working. This takes longer than usual, please stay on this page.',
  )
  expect(screen.getByText('It costs nothing')).toBeDefined()
  expect(screen.getByRole('alert').textContent).toBe(
    'Your session ended. Sign in again; what you typed is kept.',
  )
})

const lost = (list: UnknownOutcome['list'], reason: UnknownOutcome['reason'] = 'unreachable') => ({
  outcome: { name: 'oak', reason, list },
})
const unmade = 'No answer arrived, so we could not confirm whether "oak" was created.'
const unsaved = 'No answer arrived, so we could not confirm whether "oak" was saved.'
const undone = 'No answer arrived, so we could not confirm whether that was done to "oak".'

it.each<[FormMode, UnknownOutcome['list'], string, string]>([
  ['create', 'reading', unmade, 'Looking at your list again…'],
  [
    'create',
    'listed',
    unmade,
    'Your list shows "oak" now, so it was created. Trying again does not create a second one.',
  ],
  ['clone', 'not-listed', unmade, 'Your list does not show "oak". Try again; it is created once at most.'],
  ['edit', 'reading', unsaved, 'Looking at your list again…'],
  ['edit', 'listed', unsaved, 'Your list shows your changes now, so they were saved.'],
  ['edit', 'not-listed', unsaved, 'Your list does not show your changes. Try again.'],
  ['edit', 'unreadable', unsaved, 'Your list could not be read either. Try again.'],
  [
    'create',
    'unreadable',
    unmade,
    'Your list could not be read either. Try again; "oak" is created once at most.',
  ],
  [
    'create',
    'unclear',
    unmade,
    'Your list shows "oak", which may have been there before. Try again; it is created once at most.',
  ],
  ['action', 'reading', undone, 'Looking at your list again…'],
  ['action', 'listed', undone, 'Your list shows it now, so it was done.'],
  [
    'action',
    'not-listed',
    undone,
    'Your list does not show whether it was done. Look at it before you try again.',
  ],
  ['action', 'unreadable', undone, 'Your list could not be read either. Look at it before you try again.'],
])('of a lost answer to a %s whose effect is %s is said what is known', (mode, list, first, second) => {
  draw({ mode, submission: lost(list) })
  const said = [...screen.getByRole('alert').querySelectorAll('p')].map(({ textContent }) => textContent)
  expect(said).toEqual([first, second])
})

it('waits with another attempt while the list is read', () => {
  const { handle } = draw({ submission: lost('reading') })
  fireEvent.click(button('Try again'))
  expect([button('Try again').getAttribute('aria-disabled'), handle.retry.mock.calls]).toEqual(['true', []])
})

it('of an answer that was lost because the browser is offline that is said first', () => {
  const { handle } = draw({ submission: lost('not-listed', 'offline') })
  expect(screen.getByRole('alert').querySelector('p')?.textContent).toBe(
    'You are offline. What you typed is kept.',
  )
  fireEvent.click(button('Try again'))
  expect(handle.retry).toHaveBeenCalledOnce()
})

it.each<[string, 'page' | undefined, UnknownOutcome['list'], string | undefined]>([
  ['a page whose record is listed leads', 'page', 'listed', '/doors'],
  ['a page whose record is not listed does not lead', 'page', 'not-listed', undefined],
  ['a dialog, which stands over its list, does not lead', undefined, 'listed', undefined],
])('after a lost answer %s to the list', (_what, layout, list, address) => {
  draw({ submission: lost(list), plan: layout ? { layout } : {} })
  expect(screen.queryByRole('link', { name: 'Go to the list' })?.getAttribute('href')).toBe(address)
})

it('a sender that looks elsewhere than in the list says so in its own words', () => {
  const outcomeTexts: OutcomeTexts = {
    ...{ unconfirmed: 'form.sessionEnded', reading: 'form.nothingMore', listed: 'form.on' },
    ...{ 'not-listed': 'form.off', unreadable: 'form.startOver' },
  }
  draw({ submission: { ...lost('reading'), outcomeTexts } })
  const said = [...screen.getByRole('alert').querySelectorAll('p')].map(({ textContent }) => textContent)
  expect(said).toEqual([
    'Your session ended. Sign in again; what you typed is kept.',
    'Nothing more is needed in this step.',
  ])
})
