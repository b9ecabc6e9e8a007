import { describe, expect, it } from 'vitest'
import '../../locales/late-texts'
import { readResourceFile } from '../../definitions/file/read-resource-file'
import { buildPerson } from '../../testing/builders'
import { exportFrame } from '../export/export-rows'
import { formPlanOf } from '../form/form-plan'
import { checkRows, guessMapping } from './import-rows'
import { readPasted } from './read-file'

const fields = {
  name: { type: 'text', label: 'Name' },
  extra: { type: 'json', label: 'Extra' },
  tags: { type: 'list', label: 'Tags' },
}
const { definition } = readResourceFile(
  JSON.stringify({
    name: 'jobs',
    label: { one: 'Job', many: 'Jobs' },
    scope: 'user',
    place: { kind: 'menu', icon: 'box' },
    access: { subject: 'Account', list: 'view', create: 'manage' },
    titleField: 'name',
    fields,
    list: { columns: Object.keys(fields), empty: { title: 'None' }, error: 'Failed' },
    create: { fields: Object.keys(fields) },
    import: {},
  }),
  'jobs.json',
)

describe.each(['csv', 'json'] as const)('what an export in %s saved', (format) => {
  it.each([
    ['a plain list as JSON', { extra: ['x', 'y'] }, '["x","y"]', null],
    ['figures as JSON', { extra: [1, 2] }, '[1,2]', null],
    ['an empty list as JSON', { extra: [] }, '[]', null],
    ['a text as JSON', { extra: 'night' }, '"night"', null],
    ['an object as JSON', { extra: { a: [1] } }, '{"a":[1]}', null],
    ['entries with a semicolon', { tags: ['a; b', 'c'] }, null, ['a; b', 'c']],
    ['an entry of two lines', { tags: ['a\nb'] }, null, ['a\nb']],
    ['plain entries', { tags: ['a', 'b, c'] }, null, ['a', 'b, c']],
  ])('is read again as it was: %s', (_what, saved, extra, tags) => {
    const { head, lines, foot } = exportFrame(definition, format)
    const { header, rows } = readPasted(head + lines([{ id: '1', name: 'etl', ...saved }]) + foot)
    const plan = formPlanOf(definition, 'create')
    const [row] = checkRows({
      rows,
      mapping: guessMapping(header, plan.fields),
      fields: plan.fields,
      plan,
      environment: {
        person: buildPerson(),
        productKey: 'basalt',
        scope: { kind: 'user' },
        mode: 'create',
        record: null,
      },
      references: new Map(),
    })
    expect(row).toMatchObject({ faults: {}, fault: null, values: { name: 'etl', extra, tags } })
  })
})
