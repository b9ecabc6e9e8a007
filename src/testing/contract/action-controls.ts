import { fireEvent } from '@testing-library/react'
import { listed } from '../../definitions/condition'
import type { ResourceDefinition } from '../../definitions/define'
import type { ActionDefinition } from '../../definitions/define-action'
import type { FieldDefinition } from '../../definitions/define-field'
import type { ResourceRecord } from '../../definitions/resource-record'
import { t } from '../../locales/t'
import { allNamed } from './find-named'
import { findRecord } from './render-subject'
import { type Changes, meeting, sampleRecord } from './sample-records'

/** Places of a section where an action's control may stand; a page's own head and menu are the page's. */
export const sectionPlaces = ['toolbar', 'row', 'card', 'menu', 'selection', 'switch'] as const
export type SectionPlace = (typeof sectionPlaces)[number]

/** An action at one of its places. */
export type Stand = { action: ActionDefinition; place: SectionPlace }

/** Every place in the section where a control of the definition stands. */
export function standsOf(definition: ResourceDefinition): Stand[] {
  const { actions, fields, list } = definition
  const switched = list.columns.flatMap((column) => switchActions(fields[column]))
  return actions.flatMap((action) =>
    sectionPlaces
      .filter((place) =>
        place === 'switch'
          ? list.card === undefined && switched.includes(action.name)
          : action.where.some((other) => other === place),
      )
      .map((place) => ({ action, place })),
  )
}

/** Names of what a press on a field's switch does: one action, or one for each direction. */
function switchActions(field: FieldDefinition | undefined): readonly string[] {
  const { action } = field ?? {}
  return typeof action === 'object' ? [action.on, action.off] : [action ?? []].flat()
}

/** A record to which the action's own conditions let it be done. */
export function recordFor(
  definition: ResourceDefinition,
  action: ActionDefinition,
  changes: Changes = {},
): ResourceRecord {
  const met = [action.offeredWhen, ...listed(action.enabledWhen)].filter((each) => each !== undefined)
  return sampleRecord(
    definition,
    1,
    Object.assign({}, ...met.map((condition) => meeting(condition)), changes),
  )
}

export const titleOf = ({ titleField, nameRecord }: ResourceDefinition, record: ResourceRecord): string =>
  nameRecord?.(record) ?? String(record[titleField] ?? record.id)

/** Where the controls of one record, or of the list, are looked for. */
async function scopeOf(place: SectionPlace, record: ResourceRecord): Promise<HTMLElement> {
  const drawn = await findRecord(record.id)
  if (place === 'menu') {
    const kebab = drawn.querySelector<HTMLElement>('[aria-haspopup=menu]')
    if (!kebab) return drawn
    if (!openMenu()) fireEvent.click(kebab)
    return openMenu() ?? drawn
  }
  if (place !== 'selection' && place !== 'toolbar') return drawn
  return drawn.closest('section[aria-labelledby]') ?? drawn
}

export const openMenu = () => document.querySelector<HTMLElement>('[role=menu]')

/** The controls of an action at a place; the menu is opened, the record selected. */
export async function controlsOf(
  definition: ResourceDefinition,
  { action, place }: Stand,
  record: ResourceRecord,
): Promise<HTMLElement[]> {
  const scope = await scopeOf(place, record)
  const label = t(action.label)
  const name = titleOf(definition, record)
  switch (place) {
    case 'menu':
      return allNamed(scope, '[role=menuitem]', label)
    case 'switch': {
      const columns = definition.list.columns.map((column) => definition.fields[column])
      const field = columns.find((candidate) => switchActions(candidate).includes(action.name))
      const switches = allNamed(scope, '[role=switch]', `${t(field?.label ?? { en: '' })}: ${name}`)
      // One of the two directions is what a press does now.
      const direction = (control: HTMLElement) => (control.ariaChecked === 'true' ? 'off' : 'on')
      return switches.filter((control) => {
        const pressed = field?.action
        return typeof pressed !== 'object' || pressed[direction(control)] === action.name
      })
    }
    case 'row':
    case 'card':
      return allNamed(scope, 'button', `${label} ${name}`)
    case 'selection': {
      const drawn = await findRecord(record.id)
      const box = drawn.querySelector<HTMLInputElement>('input[type=checkbox]')
      if (box?.checked === false) fireEvent.click(box)
      return allNamed(scope, 'button', label)
    }
    case 'toolbar':
      return allNamed(scope, 'button', label)
  }
}

/** The one control of an action. @throws Error where there is none, or more than one */
export async function controlOf(
  definition: ResourceDefinition,
  stand: Stand,
  record: ResourceRecord,
): Promise<HTMLElement> {
  const [control, ...more] = await controlsOf(definition, stand, record)
  if (!control || more.length > 0) {
    const count = control ? more.length + 1 : 0
    throw new Error(`"${stand.action.name}" has ${count} controls at its place ${stand.place}`)
  }
  return control
}

/** What a control is described by, as a screen reader says it. */
export function describedBy(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}

/** The sentence a control that may not be used says first. */
export function headlineOf(control: HTMLElement): string {
  const [id = ''] = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return document.getElementById(id)?.textContent ?? ''
}
