import { expect, it } from 'vitest'
import example from '../../docs/examples/projects.json'
import { knownNames } from '../resources/known-names'
import { checkDefinition } from './check'
import { faultLine } from './fault-line'
import { readResourceFile } from './file/read-resource-file'

it.each([
  [{ kind: 'bars', x: 'status' }, []],
  [{ kind: 'bars', x: 'startsAt', per: 'month', y: 'budget', by: 'status' }, []],
  [{ kind: 'line', x: 'createdAt', y: 'used', total: 'average' }, []],
  [{ kind: 'line', x: 'createdAt', per: 'hour' }, []],
  [{ kind: 'bars', x: 'startsAt', per: 'quarter' }, []],
  [
    { kind: 'bars', x: 'startsAt', per: 'hour' },
    ['R069 projects.list.chart.per: a date without a time has no hours; say "day"'],
  ],
  [{ kind: 'bars', x: 'isOpen' }, []],
  [{ kind: 'bars', x: 'owner' }, []],
  [
    { kind: 'bars', x: 'accounts' },
    [
      'R069 projects.list.chart.x: a choice, a yes or no, a text, a date or a reference to one record stands below a chart',
    ],
  ],
  [{ kind: 'bars', x: 'server' }, []],
  [{ kind: 'bars', x: 'mail' }, []],
  [{ kind: 'bars', x: 'home' }, []],
  [
    { kind: 'line', x: 'on', per: 'hour' },
    ['R069 projects.list.chart.per: a date without a time has no hours; say "day"'],
  ],
  [{ kind: 'bars', x: 'startsAt', y: 'budget', total: 'sum', by: 'status' }, []],
  [{ kind: 'bars', x: 'statu' }, ['R007 projects.list.chart.x: no field "statu"; did you mean "status"?']],
  [
    { kind: 'bars', x: 'budget' },
    [
      'R069 projects.list.chart.x: a choice, a yes or no, a text, a date or a reference to one record stands below a chart',
    ],
  ],
  [
    { kind: 'line', x: 'status' },
    ['R069 projects.list.chart.kind: a line goes from date to date; say "bars"'],
  ],
  [
    { kind: 'bars', x: 'status', per: 'day' },
    [
      'R069 projects.list.chart.per: only dates are put together by day, month, year and the like; leave it out',
    ],
  ],
  [
    { kind: 'bars', x: 'status', y: 'name' },
    ['R069 projects.list.chart.y: only figures are drawn; leave it out to count the records'],
  ],
  [
    { kind: 'bars', x: 'status', total: 'max' },
    ['R069 projects.list.chart.total: records are counted where "y" names no figure; leave it out'],
  ],
  [
    { kind: 'bars', x: 'status', by: 'name' },
    [
      'R069 projects.list.chart.by: layers are the options of a field, or the records that a reference leads to; this one has none',
    ],
  ],
  [{ kind: 'bars', x: 'status', y: 'budget', by: 'owner' }, []],
  [
    { kind: 'bars', x: 'status', by: 'accounts' },
    [
      'R069 projects.list.chart.by: layers are the options of a field, or the records that a reference leads to; this one has none',
    ],
  ],
  [
    { kind: 'bars', x: 'startsAt', y: 'budget', total: 'max', by: 'status' },
    ['R069 projects.list.chart.by: only bars that are counted or added up have layers'],
  ],
  [
    { kind: 'line', x: 'startsAt', by: 'status' },
    ['R069 projects.list.chart.by: only bars that are counted or added up have layers'],
  ],
  [
    [
      { kind: 'bars', x: 'status' },
      { kind: 'line', x: 'startsAt' },
    ],
    [],
  ],
  [
    [
      { kind: 'bars', x: 'status' },
      { kind: 'bars', x: 'statu', title: 'Two' },
    ],
    ['R007 projects.list.chart[1].x: no field "statu"; did you mean "status"?'],
  ],
  [
    [
      { kind: 'bars', x: 'startsAt', y: 'budget', per: 'month' },
      { kind: 'line', x: 'startsAt', y: 'budget', total: 'sum', per: 'year' },
    ],
    [
      'R069 projects.list.chart[1].title: another chart of this list is called the same; say what this one is',
    ],
  ],
  [
    [
      { kind: 'bars', x: 'startsAt', per: 'month' },
      { kind: 'line', x: 'startsAt', per: 'year', title: 'Begun in a year' },
      { kind: 'bars', x: 'startsAt', y: 'budget', total: 'max' },
      { kind: 'bars', x: 'startsAt', y: 'budget' },
    ],
    [],
  ],
])('the chart %j is judged', (chart, lines) => {
  const more = {
    isOpen: { type: 'boolean', label: 'Open' },
    server: { type: 'host', label: 'Server' },
    mail: { type: 'email', label: 'Mail' },
    home: { type: 'url', label: 'Home' },
    on: { type: 'day', label: 'On' },
    owner: { type: 'reference', label: 'Owner', resource: 'projects' },
  }
  const fields = { ...example.fields, ...more }
  const file = JSON.stringify({ ...example, fields, list: { ...example.list, chart } })
  const { definition } = readResourceFile(file, 'projects.json')
  expect(checkDefinition(definition, knownNames).map(faultLine)).toEqual(lines)
})
