import { expect, it } from 'vitest'
import { probe, probeLines } from '../testing/probe-file'

const pem = { type: 'file-text', label: 'Key', secret: true }

it.each<[what: string, change: object, line: string]>([
  [
    'a column',
    { list: { ...probe.list, columns: ['name', 'pem'] } },
    'R087 probes.list.columns[1]: "pem" is a secret, which no list knows; leave it out',
  ],
  [
    'in an answer that can be had again',
    { create: { fields: ['name', 'pem'], answer: { show: ['pem'] } } },
    'R088 probes.create.answer: "pem" is a secret and not to be had again: say "once": true, so that nobody closes it unread',
  ],
  [
    'copied',
    { fields: { ...probe.fields, pem: { ...pem, copyable: true } } },
    'R066 probes.fields.pem.copyable: a secret is not shown, and so not copied',
  ],
  [
    'read by a formula',
    {
      fields: {
        ...probe.fields,
        pem,
        more: { type: 'computed', label: 'More', as: 'number', value: 'length(pem)' },
      },
    },
    'R078 probes.fields.more.value: "pem" is a secret: what comes of it would be shown; leave it out',
  ],
  [
    'in an object',
    { fields: { ...probe.fields, pem, shape: { type: 'object', label: 'Shape', fields: { key: pem } } } },
    'R047 probes.fields.shape.fields.key: a secret stands beside other fields, and in none of them',
  ],
  [
    'said of a text of one line',
    { fields: { ...probe.fields, pem: { ...pem, type: 'text' } } },
    'R089 probes.fields.pem.secret: "text" cannot use "secret"; it is for "file-text"',
  ],
])('a secret of several lines is refused %s', (_what, change, line) => {
  const lines = probeLines({ fields: { ...probe.fields, pem }, ...change })
  expect(lines.map((each) => each.replace(/^[\d:]+ /, ''))).toContain(line)
})

it('a secret of several lines stands in forms and details', () => {
  expect(
    probeLines({
      fields: { ...probe.fields, pem },
      create: { fields: ['name', 'pem'] },
      edit: { fields: ['name', 'pem'] },
      detail: { fields: ['name', 'pem'] },
    }),
  ).toEqual([])
})
