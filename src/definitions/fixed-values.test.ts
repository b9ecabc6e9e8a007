import { expect, it } from 'vitest'
import { buildPerson } from '../testing/builders'
import { fieldLines, probe } from '../testing/probe-file'
import type { FieldDefinition } from './define-field'
import { fixedValues } from './fixed-values'

const field = (kind: FieldDefinition['kind']): FieldDefinition => ({ label: { en: 'A' }, kind })
const fields = { endedAt: field('date-time'), day: field('date'), note: field('text') }
const now = new Date(2026, 10, 27, 21, 30, 15).getTime()

it('"now" is the moment in a time, the day in a date, and a word in a text', () => {
  const sends = { endedAt: 'now', day: 'now', note: 'now', other: 'now', isOn: false }
  expect(fixedValues({ sends }, fields, buildPerson(), now)).toEqual({
    endedAt: new Date(2026, 10, 27, 21, 30, 15).toISOString(),
    day: new Date(2026, 10, 27).toISOString(),
    note: 'now',
    other: 'now',
    isOn: false,
  })
  expect(fixedValues({}, fields, buildPerson(), now)).toBeUndefined()
})

it('something of the person is what is known of who does it', () => {
  const person = buildPerson({ uuid: 'u-7', email: 'ana@example.com', fullName: 'Ana', isPartner: true })
  const sends = {
    owner: { person: 'id' },
    contact: { person: 'email' },
    by: { person: 'name' },
    isOfPartner: { person: 'isPartner' },
    note: 'id',
  } as const
  expect(fixedValues({ sends }, fields, person, now)).toEqual({
    owner: 'u-7',
    contact: 'ana@example.com',
    by: 'Ana',
    isOfPartner: true,
    note: 'id',
  })
})

it('the check takes it in a date, and refuses another word', () => {
  const action = (due: string) => ({
    ...{ name: 'end', label: 'End', icon: 'stop', requires: 'manage', sends: { due } },
    call: { method: 'PATCH', path: '/probes/{recordId}' },
  })
  expect(fieldLines({ due: probe.fields.due }, { actions: [action('now')] })).toEqual([])
  expect(fieldLines({ due: probe.fields.due }, { actions: [action('soon')] })).toEqual([
    'R082 probes.actions[0].sends.due: "due" is a date, and cannot be "soon"; "now" is the one word it may be',
  ])
})
