import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ResourceDefinition } from '../../definitions/define'
import type { FieldDefinition } from '../../definitions/define-field'
import { DefinedResource } from '../../providers/defined-resource'
import { ScopeContext } from '../../providers/scope-context'
import { stageAccess } from '../../testing/contract/stage-access'
import { buildClusterDetail } from '../../testing/detail-builders'
import { buildGadget, gadgets } from '../../testing/gadgets'
import { renderWithProviders } from '../../testing/render-with-providers'
import { lazyPiece } from '../../ui/lazy-piece'
import { ActionHostProvider } from '../action/action-host-provider'
import { ComponentsProvider } from '../resource-components'
import { DetailDialog } from './detail-dialog'
import { DetailSections } from './detail-sections'

const facts = { title: { en: 'Facts' }, fields: ['isActive'] }
const more = { title: { en: 'More' }, text: { en: 'Of its making' }, fields: ['weight'] }
const detailed = (sections: readonly object[], parts?: string): ResourceDefinition =>
  ({ ...gadgets, detail: { title: { en: 'Gadget {{name}}' }, sections, parts } }) as ResourceDefinition

const Parts = lazyPiece(async () => ({ record }: { record: { id: string } }) => <p>Parts of {record.id}</p>)

async function draw(definition: ResourceDefinition, isPage: boolean, record = buildGadget()) {
  stageAccess(gadgets)
  const rendered = renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
      <ComponentsProvider components={{ gadgets: { details: { history: Parts } } }}>
        <DefinedResource definition={definition}>
          <ActionHostProvider definition={definition}>
            <DetailSections definition={definition} record={record} isPage={isPage} />
          </ActionHostProvider>
        </DefinedResource>
      </ComponentsProvider>
    </ScopeContext>,
  )
  await screen.findByText('Active')
  return rendered
}
const headings = (level: number) =>
  screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent)

it('a detail has its sections under their titles where there are several, and its parts below', async () => {
  await draw(detailed([facts, more], 'history'), true)
  expect(headings(2)).toEqual(['Facts', 'More'])
  expect(screen.getByText('Of its making')).toBeDefined()
  expect(await screen.findByText('Parts of id-lamp')).toBeDefined()
  cleanup()
  await draw(detailed([facts, more]), false)
  expect(headings(3)).toEqual(['Facts', 'More'])
  cleanup()
  await draw(detailed([facts]), false)
  expect(screen.queryAllByRole('heading')).toEqual([])
})

it('a field that is empty, and would not be asked for, is left out of a detail', async () => {
  const unlessActive = { field: 'isActive', equals: false }
  const fields: ResourceDefinition['fields'] = {
    ...gadgets.fields,
    weight: { label: { en: 'Weight' }, kind: 'number', shownWhen: unlessActive },
    madeAt: { label: { en: 'Made' }, kind: 'date', shownWhen: unlessActive },
    note: { label: { en: 'Note' }, kind: 'text', shownWhen: { field: 'isActive', equals: true } },
  }
  const sections = [{ ...facts, fields: ['isActive', 'weight', 'madeAt', 'note'] }]
  const record = { ...buildGadget(), isActive: true, weight: 3, madeAt: null, note: null }
  await draw({ ...detailed(sections), fields }, true, record)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Active',
    'Weight',
    'Note',
  ])
})

it('what is empty is left out as the form of the record asks, also by who looks; what code alone asks for stays', async () => {
  const person = (email: string) => ({ shownWhen: { person: 'email', equals: email } }) as const
  const shown: Readonly<Record<string, Partial<FieldDefinition>>> = {
    weight: person('nobody@sandbox.test'),
    madeAt: person('owner@sandbox.test'),
    note: { shownWhen: () => false },
  }
  const known: ResourceDefinition['fields'] = gadgets.fields
  const formFields = Object.fromEntries(
    Object.entries(shown).flatMap(([name, parts]) => {
      const field = known[name]
      return field ? [[name, { ...field, ...parts }]] : []
    }),
  )
  const sections = [{ ...facts, fields: ['isActive', 'weight', 'madeAt', 'note'] }]
  await draw({ ...detailed(sections), formFields }, true, buildGadget({ weight: null }))
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Active',
    'Made',
    'Note',
  ])
})

it('a section of which every field is left out is left out with its title', async () => {
  const shownWhen = { field: 'isActive', equals: false }
  const fields: ResourceDefinition['fields'] = {
    ...gadgets.fields,
    note: { label: { en: 'Note' }, kind: 'text', shownWhen },
  }
  const sections = [
    { ...facts, fields: ['isActive'] },
    { ...facts, title: { en: 'Notes' }, fields: ['note'] },
    { ...facts, title: { en: 'More' }, fields: ['name'] },
  ]
  const record = { ...buildGadget(), isActive: true, note: null }
  await draw({ ...detailed(sections), fields }, true, record)
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).not.toContain('Notes')
  expect(screen.getByRole('heading', { name: 'More' })).toBeDefined()
})

it('a switch of a detail works on a page, and is only read in a dialog, over a list that has it', async () => {
  await draw(detailed([facts]), true)
  expect(screen.getAllByRole('switch')).toHaveLength(1)
  cleanup()
  await draw(detailed([facts]), false)
  expect(screen.queryAllByRole('switch')).toEqual([])
})

it('the dialog of a detail is called as its record, by its id where that has no name', () => {
  const titleOf = (name: string) => {
    renderWithProviders(
      <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
        <DetailDialog
          definition={detailed([facts])}
          record={{ ...buildGadget(), id: 'g-7', name }}
          onClose={() => {}}
        />
      </ScopeContext>,
    )
    const title = screen.getByRole('heading', { level: 2 }).textContent
    cleanup()
    return title
  }
  expect([titleOf('lamp'), titleOf('')]).toEqual(['Gadget lamp', 'Gadget g-7'])
})

it('the dialog of a detail says fields of its record in its title', () => {
  const { detail, ...rest } = detailed([facts])
  const definition = { ...rest, detail: detail && { ...detail, title: { en: '{{name}} of {{note}}' } } }
  renderWithProviders(
    <ScopeContext value={{ kind: 'cluster', cluster: buildClusterDetail() }}>
      <DetailDialog definition={definition} record={buildGadget({ note: 'brass' })} onClose={() => {}} />
    </ScopeContext>,
  )
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('lamp of brass')
})
