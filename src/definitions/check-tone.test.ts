import { expect, it } from 'vitest'
import { fieldLines, probe } from '../testing/probe-file'

const { name, kind, size, token, double, shape } = probe.fields
const much = { field: 'size', greater: 5, tone: 'bad', says: 'Much' }
const width = { ...shape.fields.width, toneWhen: much }

it.each([
  [
    { size: { ...size, toneWhen: [much, { ...much, field: 'sise' }] } },
    'R007 probes.fields.size.toneWhen[1].field: no field "sise"; did you mean "size"?',
  ],
  [
    { size: { ...size, toneWhen: { ...much, greater: 'x' } } },
    'R079 probes.fields.size.toneWhen.greater: "size" (a number) is compared with a number, and not with "x"',
  ],
  [
    { size: { ...size, toneWhen: { ...much, tone: 'red' } } },
    'R102 probes.fields.size.toneWhen.tone: no value "red"; known are "good", "warning", "bad", "neutral" and "busy"',
  ],
  [
    { size: { ...size, toneWhen: { ...much, says: undefined } } },
    'R102 probes.fields.size.toneWhen.says: is missing',
  ],
  [{ kind: { ...kind, toneWhen: much } }, 'R089 probes.fields.kind.toneWhen: "choice" cannot use "toneWhen"'],
  [
    { token: { ...token, toneWhen: much } },
    'R089 probes.fields.token.toneWhen: "secret" cannot use "toneWhen"',
  ],
  [
    { shape: { ...shape, fields: { width } } },
    'R089 probes.fields.shape.fields.width.toneWhen: "toneWhen" is of fields of the record itself',
  ],
])('of the states in %j it is said: %s', (fields, line) => {
  const lines = fieldLines(fields)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(line)
})

it('fields of most types, computed ones among them, have states', () => {
  const toneWhen = [much, { ...much, greater: 2, tone: 'warning' }]
  const fields = { name: { ...name, toneWhen }, size: { ...size, toneWhen }, double: { ...double, toneWhen } }
  expect(fieldLines(fields)).toEqual([])
})
