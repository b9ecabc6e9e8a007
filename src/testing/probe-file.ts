import { checkDefinition } from '../definitions/check'
import { checkFixtures } from '../definitions/file/check-fixtures'
import { locateFaults } from '../definitions/file/locate-faults'
import { readResourceFile } from '../definitions/file/read-resource-file'
import { knownNames } from '../resources/known-names'

const text = (label: string) => ({ type: 'text', label })

/** A sound definition file with a field of many types, for what the check says once a part of it is changed. */
export const probe = {
  name: 'probes',
  label: { one: 'Probe', many: 'Probes' },
  scope: 'user',
  place: { kind: 'menu', icon: 'box' },
  access: { subject: 'Account', list: 'view', create: 'manage', edit: 'manage', clone: 'manage' },
  titleField: 'name',
  fields: {
    name: { ...text('Name'), required: 'Enter a name' },
    note: text('Note'),
    kind: { type: 'choice', label: 'Kind', options: ['free', 'paid'] },
    size: { type: 'number', label: 'Size' },
    due: { type: 'date-time', label: 'Due' },
    begun: { type: 'date', label: 'Begun' },
    isOn: { type: 'boolean', label: 'On' },
    token: { type: 'secret', label: 'Token' },
    tags: { type: 'list', label: 'Tags' },
    shape: { type: 'object', label: 'Shape', fields: { width: { type: 'number', label: 'Width' } } },
    more: { type: 'json', label: 'More' },
    double: { type: 'computed', label: 'Double', as: 'number', value: 'size * 2' },
    price: { type: 'money', label: 'Price', currency: 'EUR' },
  },
  list: { columns: ['name', 'kind'], paging: 'client', empty: { title: 'None' }, error: 'Failed' },
  create: { fields: ['name', 'note', 'kind', 'size', 'isOn', 'tags', 'shape', 'price'] },
  edit: { fields: ['name', 'kind', 'size', 'isOn'] },
  detail: { fields: ['name', 'kind'] },
  actions: [
    {
      name: 'start',
      label: 'Start',
      icon: 'check',
      requires: 'manage',
      call: { method: 'POST', path: '/probes/{recordId}/start' },
    },
  ],
  delete: { requires: 'manage', dangerText: '{{name}} is gone.' },
}

/** The lines the check says of the probe with other parts, each after its place in the file: `12:5 R007 …`. */
export function probeLines(changes: object): readonly string[] {
  const content = JSON.stringify({ ...probe, ...changes }, null, 2)
  const { definition, faults, fixtures } = readResourceFile(content, 'probes.json')
  const found =
    faults.length > 0
      ? faults
      : [...checkDefinition(definition, knownNames), ...checkFixtures(definition, fixtures)]
  return locateFaults(found, content, 'probes.json').map(
    ({ file, id, place, message }) => `${file?.replace('probes.json:', '')} ${id} ${place}: ${message}`,
  )
}

/** As probeLines, of the probe with other fields and without the places in the file. */
export function fieldLines(fields: object, changes: object = {}): readonly string[] {
  return probeLines({ ...changes, fields: { ...probe.fields, ...fields } }).map((line) =>
    line.replace(/^\S+ /, ''),
  )
}
