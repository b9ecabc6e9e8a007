import { expect, it } from 'vitest'
import { fieldLines, probe, probeLines } from '../testing/probe-file'

const [start] = probe.actions
const patch = { method: 'PATCH', path: '/probes/{recordId}' }

it('sends no text that a field of that type does not take', () => {
  const fields = { ...probe.fields, owner: { type: 'email', label: 'Owner' } }
  const of = (owner: string) => probeLines({ fields, actions: [{ ...start, call: patch, sends: { owner } }] })
  // An empty one takes away what there was.
  expect([of('ana@example.com'), of('')]).toEqual([[], []])
  expect(of('me')).toEqual([
    expect.stringContaining(
      'R082 probes.actions[0].sends.owner: "owner" is of the type "email", and cannot be "me"',
    ),
  ])
})

it('says how the id of a record is used, in a formula and in a condition', () => {
  const says =
    'no field "id"; to use the id of a record, make it a field: "id": { "type": "text", "label": "Id" }'
  const logs = { type: 'computed', label: 'Logs', value: "'https://logs.example/' + id" }
  const more = { type: 'text', label: 'More', shownWhen: { field: 'id', set: true } }
  expect(fieldLines({ logs, more })).toEqual([
    `R007 probes.fields.more.shownWhen.field: ${says}`,
    `R007 probes.fields.logs.value: ${says}`,
  ])
  expect(fieldLines({ logs, more, id: { type: 'text', label: 'Id' } })).toEqual([])
})

it('takes for the value of a reference a text or a number, and nothing else', () => {
  const owner = { type: 'reference', label: 'Owner', resource: 'people' }
  const fields = { ...probe.fields, owner }
  const of = (value: unknown) =>
    probeLines({ fields, actions: [{ ...start, call: patch, sends: { owner: value } }] })
  expect([of('ana'), of(7), of(null)]).toEqual([[], [], []])
  expect(of(true)).toEqual([
    expect.stringContaining('R082 probes.actions[0].sends.owner: "owner" is a text, and cannot be true'),
  ])
})

it('takes something of the person where the field is of that kind', () => {
  const owner = { type: 'reference', label: 'Owner', resource: 'people' }
  const isOurs = { type: 'boolean', label: 'Ours' }
  const level = { type: 'choice', label: 'Level', options: ['low', 'high'] }
  const of = (sends: object) =>
    probeLines({
      fields: { ...probe.fields, owner, isOurs, level },
      actions: [{ ...start, call: patch, sends }],
    })
  expect(of({ owner: { person: 'id' }, isOurs: { person: 'isPartner' } })).toEqual([])
  const at = 'R082 probes.actions[0].sends'
  expect([of({ isOurs: { person: 'id' } }), of({ level: { person: 'name' } })]).toEqual([
    [expect.stringContaining(`${at}.isOurs: "id" of the person is a text, and the field is yes or no`)],
    [expect.stringContaining(`${at}.level: "name" of the person is a text, and the field is a choice`)],
  ])
  expect(of({ owner: { person: 'uuid' } })).toEqual([
    expect.stringContaining(`${at.replace('R082', 'R102')}.owner.person: no value "uuid"`),
  ])
})
