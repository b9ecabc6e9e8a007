import { expect, it } from 'vitest'
import { probe, probeLines } from '../testing/probe-file'

const [start] = probe.actions
const patch = { method: 'PATCH', path: '/probes/{recordId}' }

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
