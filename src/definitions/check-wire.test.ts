import { describe, expect, it } from 'vitest'
import { knownNames } from '../resources/known-names'
import { foreignRuns } from '../testing/foreign-runs'
import { fieldLines, probe, probeLines } from '../testing/probe-file'
import { checkDefinition } from './check'
import { faultLine } from './fault-line'
import { readResourceFile } from './file/read-resource-file'
import { wireForm } from './wire-form'

const { note, size, due, begun, shape, double } = probe.fields
const at = 'probes.fields'
const text = { type: 'text', label: 'Text' }
const span = { type: 'duration', label: 'Span' }
const fee = { type: 'money', label: 'Fee', currency: 'EUR' }

describe('the check says of where the API has a value', () => {
  it.each([
    [
      { note: { ...note, from: 'pipeline..name' } },
      `R151 ${at}.note.from: "pipeline..name" leads nowhere: keys with a dot between them are meant, such as "pipeline.name"`,
    ],
    [
      { note: { ...note, from: 'a.__proto__.b' } },
      `R151 ${at}.note.from: "__proto__" is a key that no record may have`,
    ],
    [
      { note: { ...note, from: 'constructor' } },
      `R151 ${at}.note.from: "constructor" is a key that no record may have`,
    ],
    [
      { id: { ...text, from: 'run_id' } },
      `R151 ${at}.id.from: where a record has its id is said in "calls": { "id": … }; leave "from" out`,
    ],
    [
      { double: { ...double, from: 'twice' } },
      `R151 ${at}.double.from: a computed field comes from the others, and stands nowhere in the API: leave "from" out`,
    ],
    [
      { shape: { ...shape, fields: { width: { ...shape.fields.width, from: 'w' } } } },
      `R151 ${at}.shape.fields.width.from: only a field of the record itself is read from elsewhere: call this one as the API does, or put it beside the others`,
    ],
    [
      { note: { ...note, from: 'a.b' }, size: { ...size, from: 'a.b' } },
      `R152 ${at}.size.from: "note" has that value already: leave one of them out`,
    ],
    [
      { note: { ...note, from: 'size' } },
      `R152 ${at}.size: "note" has that value already: leave one of them out`,
    ],
    [
      { note: { ...note, from: 'shape.width' } },
      `R152 ${at}.note.from: "shape" has all of "shape", this value too: leave "note" or "shape" out`,
    ],
    [
      { span: { ...span, unit: 'weeks' } },
      `R153 ${at}.span.unit: "weeks" is no unit of a duration: the API counts "ms", "s", "min", "h" or "d"`,
    ],
    [
      { due: { ...due, unit: 'days' } },
      `R153 ${at}.due.unit: "days" is no unit of a date-time: the API counts "ms" or "s" since 1970`,
    ],
    [
      { disk: { type: 'bytes', label: 'Disk', unit: 'mib' } },
      `R153 ${at}.disk.unit: "mib" is no unit of a size: the API counts "KiB", "MiB", "GiB", "TiB", "kB", "MB", "GB" or "TB"`,
    ],
    [
      { part: { type: 'percent', label: 'Part', unit: 's' } },
      `R153 ${at}.part.unit: "s" is no unit of a percent: the API counts "share", such as 0.8 for 80 %; leave it out where it counts to 100`,
    ],
    [
      { fee: { ...fee, unit: 'cent' } },
      `R153 ${at}.fee.unit: "cent" is no unit of an amount: the API counts "cents", such as 950 for 9.50; leave it out where it has 9.5`,
    ],
    [
      { fee: { ...fee, currency: 'JPY', unit: 'cents' } },
      `R153 ${at}.fee.unit: "cents" are of a currency with two decimals, and "JPY" has 0`,
    ],
    [
      { fee: { ...fee, currency: 'KWD', unit: 'cents' } },
      `R153 ${at}.fee.unit: "cents" are of a currency with two decimals, and "KWD" has 3`,
    ],
    [
      { code: text, fee: { ...fee, currency: { field: 'code' }, unit: 'cents' } },
      `R153 ${at}.fee.unit: "cents" are of one currency with two decimals: name its code, such as "EUR"`,
    ],
  ])('%j', (fields, line) => {
    expect(fieldLines(fields)).toEqual([line])
  })

  it('nothing of values within objects beside each other, and of the units of time', () => {
    const fields = {
      note: { ...note, from: 'pipeline.name' },
      owner: { ...text, from: 'pipeline.owner.name' },
      number: { ...text, from: 'id' },
      run: { ...text, from: 'run_id' },
      span: { ...span, unit: 'ms' },
      other: { ...span, unit: 's', label: 'Other' },
      due: { ...due, unit: 's' },
      begun: { ...begun, unit: 'ms' },
      part: { type: 'percent', label: 'Part', unit: 'share' },
      wait: { ...span, unit: 'min' },
      disk: { type: 'bytes', label: 'Disk', unit: 'MiB' },
      fee: { ...fee, unit: 'cents' },
      // A computed field stands nowhere in the API: another one may be called so there.
      twice: { ...text, from: 'double' },
    }
    expect(fieldLines(fields, { calls: { id: 'run_id' } })).toEqual([])
  })

  it.each([
    ['.run_id', '".run_id" leads nowhere: keys with a dot between them are meant, such as "pipeline.name"'],
    ['meta.prototype', '"prototype" is a key that no record may have'],
  ])('an id at %s', (id, message) => {
    const [line = '', ...more] = probeLines({ calls: { id } })
    expect(more).toEqual([])
    expect(line.replace(/^\d+:\d+ /, '')).toBe(`R154 probes.calls.id: ${message}`)
    expect(line).toMatch(/^\d+:\d+ /)
  })

  it('what an action asks for at a place that the record has already', () => {
    const [start] = probe.actions
    const asked = (from: string) => ({ actions: [{ ...start, fields: { why: { ...text, from } } }] })
    expect(fieldLines({ note: { ...note, from: 'a.b' } }, asked('a.b'))).toEqual([
      'R152 probes.actions[0].fields.why.from: "note" has that value already: leave one of them out',
    ])
    expect(fieldLines({}, asked('options.why'))).toEqual([])
    // What the record has, too, stands where the record has it.
    const fields = { note: text, why: { ...text, from: 'a.b' } }
    expect(fieldLines({ note: { ...note, from: 'a.b' } }, { actions: [{ ...start, fields }] })).toEqual([
      'R152 probes.actions[0].fields.why.from: "note" has that value already: leave one of them out',
    ])
  })

  it('a definition in TypeScript whose form nobody reads, or whose requests go another way', () => {
    const { definition } = readResourceFile(
      JSON.stringify({ ...foreignRuns, api: undefined }),
      'pipeline-runs.json',
    )
    const said = (changes: object) =>
      checkDefinition({ ...definition, ...changes }, knownNames).map(faultLine)
    expect(said({})).toEqual([])
    expect(said({ wire: undefined })).toEqual([
      'R155 pipeline-runs.wire: fields have "from", "sentIn" or "sentAs", and nothing reads it: say wireForm(…)',
    ])
    expect(said({ dataProviderName: undefined })).toEqual([
      'R155 pipeline-runs.wire: only requests through the provider "rest" are made in another form',
    ])
  })
})

describe('the check says of what an API counts in a definition of TypeScript', () => {
  const { definition } = readResourceFile(JSON.stringify(probe), 'probes.json')
  const said = (field: object) => {
    const fields = { ...definition.fields, price: { ...definition.fields.price, ...field } as never }
    const wire = wireForm(fields)
    return checkDefinition({ ...definition, fields, formFields: fields, wire }, knownNames)
      .filter(({ id }) => id === 'R153')
      .map(faultLine)
  }
  const place = `R153 ${at}.price.sentIn`

  it.each([
    [{ sentIn: 'cents' }, []],
    [
      { sentIn: 'cents', currency: 'JPY' },
      [`${place}: "cents" are of a currency with two decimals, and "JPY" has 0`],
    ],
    [
      { sentIn: 'cents', currency: { field: 'note' } },
      [`${place}: "cents" are of one currency with two decimals: name its code, such as "EUR"`],
    ],
    [{ sentIn: 'ms' }, [`${place}: an API counts no "ms" in a field of the kind "money": there are "cents"`]],
    [
      { kind: 'number', sentIn: 'ms' },
      [`${place}: an API counts no "ms" in a field of the kind "number": leave it out`],
    ],
  ])('of %j', (field, lines) => {
    expect(said(field)).toEqual(lines)
  })
})

describe('the check says of rows of an API with a form of its own', () => {
  const calls = { id: 'run_id' }
  const fields = {
    ...probe.fields,
    note: { ...note, from: 'pipeline.note', unique: 'Taken' },
    due: { ...due, from: 'due_s', unit: 's' },
  }
  const about = (...fixtures: readonly object[]) =>
    probeLines({ calls, fields, fixtures }).map((line) => line.replace(/^\S+ R094 probes\.fixtures/, ''))

  it('nothing where they are as the API answers them', () => {
    expect(about({ run_id: 7, name: 'x', pipeline: { note: 'n' }, due_s: 1_772_366_400 })).toEqual([])
  })

  it('what is no field, of another kind, or twice there', () => {
    const row = { run_id: 7, name: 'x', pipeline: { note: 'n' } }
    expect(about(row, { ...row, pipeline: { note: 'n', by: 'ada' }, due_s: '2026-03-01', id: 3 })).toEqual([
      '[1].run_id: another row has the id 7',
      '[1].due_s: a number is expected',
      '[1].pipeline.by: no field is read from "pipeline.by"; no list or form shows it',
      '[1].id: no field is read from "id"; no list or form shows it',
      '[1].pipeline.note: another row has "n", and no two may',
    ])
    expect(about({ name: 'x', pipeline: 'n' })).toEqual(['[0].pipeline: an object is expected'])
  })
})
