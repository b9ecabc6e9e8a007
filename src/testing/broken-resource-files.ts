import example from '../../docs/examples/api-keys.json'

/** A definition file with a fault: its text, and the line that is said of it. */
export type BrokenFile = { what: string; content: string; line: string }

const revoke = example.actions[0]
const fields = example.fields
const whole = JSON.stringify(example, null, 2)

/** The example with other parts, one key a line. */
export function exampleWith(changes: object): string {
  return JSON.stringify({ ...example, ...changes }, null, 2)
}

/** The example with its text changed where it says `from`. */
function textWith(from: string, to: string): string {
  if (!whole.includes(from)) throw new Error(`The example does not say ${from}`)
  return whole.replace(from, to)
}

const nested = (levels: number) => `${'{"a":'.repeat(levels - 1)}{}${'}'.repeat(levels - 1)}`

/** Files written by hand, each with another fault; lines and columns are those an editor shows. */
export const brokenFiles: readonly BrokenFile[] = [
  { what: 'nothing', content: '', line: ':1:1: R101 api-keys: is no valid JSON: the text ends too early' },
  {
    what: 'a web page',
    content: '<!doctype html>\n<title>Not found</title>',
    line: ':1:1: R101 api-keys: is no valid JSON: a value is expected',
  },
  {
    what: 'a comma too many in an object',
    content: '{\n  "name": "api-keys",\n}',
    line: ':3:1: R101 api-keys: is no valid JSON: the comma before is one too many',
  },
  {
    what: 'a comma too many in a list',
    content: '{\n  "actions": [1, ]\n}',
    line: ':2:18: R101 api-keys: is no valid JSON: the comma before is one too many',
  },
  {
    what: 'a comma too few',
    content: '{\n  "name": "api-keys"\n  "scope": "user"\n}',
    line: ':3:3: R101 api-keys: is no valid JSON: a comma or } is expected',
  },
  {
    what: 'a comma too few in a list',
    content: '{\n  "actions": [1 2]\n}',
    line: ':2:17: R101 api-keys: is no valid JSON: a comma or ] is expected',
  },
  {
    what: 'a comment',
    content: '{\n  // The name\n  "name": "api-keys"\n}',
    line: ':2:3: R101 api-keys: is no valid JSON: JSON has no comments',
  },
  {
    what: 'single quotes',
    content: "{\n  'name': 'api-keys'\n}",
    line: ':2:3: R101 api-keys: is no valid JSON: a key in double quotes is expected',
  },
  {
    what: 'a key without quotes',
    content: '{\n  name: "api-keys"\n}',
    line: ':2:3: R101 api-keys: is no valid JSON: a key in double quotes is expected',
  },
  {
    what: 'a key without a colon',
    content: '{\n  "name" "api-keys"\n}',
    line: ':2:10: R101 api-keys: is no valid JSON: a colon is expected after the key "name"',
  },
  {
    what: 'a text over two lines',
    content: '{\n  "about": "One\ntwo"\n}',
    line: ':2:12: R101 api-keys: is no valid JSON: a text ends in the line it began in, with a "',
  },
  {
    what: 'a text without an end',
    content: '{\n  "about": "One',
    line: ':2:12: R101 api-keys: is no valid JSON: a text is not closed with a "',
  },
  {
    what: 'an unknown escape',
    content: '{\n  "about": "C:\\keys"\n}',
    line: ':2:15: R101 api-keys: is no valid JSON: after a \\ stands one of "\\/bfnrt, or u and four digits',
  },
  {
    what: 'a figure with a leading nought',
    content: '{\n  "min": 07\n}',
    line: ':2:11: R101 api-keys: is no valid JSON: a comma or } is expected',
  },
  {
    what: 'what is no number',
    content: '{\n  "min": NaN\n}',
    line: ':2:10: R101 api-keys: is no valid JSON: a value is expected',
  },
  {
    what: 'two objects',
    content: '{}\n{}',
    line: ':2:1: R101 api-keys: is no valid JSON: nothing may stand after the end',
  },
  {
    what: 'a beginning without its end',
    content: '{\n  "name": "api-keys",\n  "fields": {',
    line: ':3:14: R101 api-keys: is no valid JSON: the text ends too early',
  },
  {
    what: 'the prototype of everything',
    content: textWith('"titleField"', '"__proto__": { "isAdmin": true },\n  "titleField"'),
    line: ':20:3: R123 api-keys.__proto__: "__proto__" cannot be a key; name it otherwise',
  },
  {
    what: 'the prototype, spelt with an escape',
    content: textWith('"titleField"', '"\\u005f_proto__": [],\n  "titleField"'),
    line: ':20:3: R123 api-keys.__proto__: "__proto__" cannot be a key; name it otherwise',
  },
  {
    what: 'a field called constructor',
    content: textWith('"dailyLimit": {', '"constructor": {'),
    line: ':44:5: R123 api-keys.fields.constructor: "constructor" cannot be a key; name it otherwise',
  },
  {
    what: 'a row with a prototype',
    content: textWith('"name": "Nightly export"', '"prototype": "Nightly export"'),
    line: ':150:7: R123 api-keys.fixtures[0].prototype: "prototype" cannot be a key; name it otherwise',
  },
  {
    what: 'a key twice',
    content: '{\n  "name": "api-keys",\n  "name": "ssh-keys"\n}',
    line: ':3:3: R124 api-keys.name: the key "name" stands twice; only the last would count',
  },
  {
    what: '65 levels',
    content: nested(65),
    line: `:1:321: R122 api-keys${'.a'.repeat(64)}: stands more than 64 levels deep; nothing the format knows does`,
  },
  {
    what: '100,000 levels',
    content: '['.repeat(100_000),
    line: `:1:65: R122 api-keys${'[0]'.repeat(64)}`.slice(0, 150),
  },
  {
    what: 'more than 1 MB',
    content: JSON.stringify({ about: 'a'.repeat(1_000_000) }),
    line: ': R121 api-keys: the file has more than 1 MB; rows for the sandbox can stand in a file of their own',
  },
  {
    what: 'more than 1 MB in half as many letters',
    content: JSON.stringify({ about: 'ü'.repeat(500_000) }),
    line: ': R121 api-keys: the file has more than 1 MB',
  },
  {
    what: 'a misspelt key',
    content: textWith('"titleField"', '"titelField"'),
    line: ':20:3: R023 api-keys: no key "titelField"; did you mean "titleField"?',
  },
  {
    what: 'a key of half a megabyte',
    content: textWith('"titleField"', `"${'titleField'.repeat(50_000)}"`),
    line: ':20:3: R023 api-keys: no key "titleField',
  },
  {
    what: 'an action of access of half a megabyte',
    content: exampleWith({ actions: [{ ...revoke, requires: 'manage'.repeat(80_000) }] }),
    line: 'R102 api-keys.actions[0].requires: no value "managemanage',
  },
  {
    what: 'a title no field has',
    content: exampleWith({ titleField: 'nme' }),
    line: ':20:3: R006 api-keys.titleField: no field "nme"; did you mean "name"?',
  },
  {
    what: 'a title every object has',
    content: exampleWith({ titleField: 'toString' }),
    line: ':20:3: R006 api-keys.titleField: no field "toString"',
  },
  {
    what: 'a search for what every object has',
    content: exampleWith({ list: { ...example.list, search: ['name', 'constructor'] } }),
    line: 'R007 api-keys.list.search[1]: no field "constructor"',
  },
  {
    what: 'a filter by what every object has',
    content: exampleWith({ list: { ...example.list, filters: ['valueOf'] } }),
    line: 'R007 api-keys.list.filters[0]: no field "valueOf"',
  },
  {
    what: 'a column that is none',
    content: exampleWith({ list: { ...example.list, columns: ['name', 'isActiv'] } }),
    line: 'R007 api-keys.list.columns[1]: no field "isActiv"; did you mean "isActive"?',
  },
  {
    what: 'a field of a form that is none',
    content: exampleWith({ create: { fields: ['name', 'porpose'] } }),
    line: 'R007 api-keys.create.fields[1]: no field "porpose"; did you mean "purpose"?',
  },
  {
    what: 'a detail of what every object has',
    content: exampleWith({ detail: { fields: ['hasOwnProperty'] } }),
    line: 'R007 api-keys.detail.fields[0]: no field "hasOwnProperty"',
  },
  {
    what: 'an icon that is none, of its first action',
    content: exampleWith({ actions: [{ ...revoke, icon: 'disconect' }] }),
    line: 'R018 api-keys.actions[0].icon: no icon "disconect"; did you mean "disconnect"?',
  },
  {
    what: 'a delete that leaves the API',
    content: exampleWith({
      delete: { ...example.delete, call: { method: 'DELETE', path: '/../../users/{recordId}' } },
    }),
    line: 'R039 api-keys.delete.call.path: "/../../users/{recordId}" is no path below the API',
  },
  {
    what: 'a list of another host',
    content: exampleWith({ calls: { list: { method: 'GET', path: '//evil.example/keys' } } }),
    line: 'R039 api-keys.calls.list.path: "//evil.example/keys" is no path below the API',
  },
  {
    what: 'a call with a query',
    content: exampleWith({ actions: [{ ...revoke, call: { method: 'PATCH', path: '/keys?all=true' } }] }),
    line: 'R039 api-keys.actions[0].call.path: "/keys?all=true" is no path below the API',
  },
  {
    what: 'a call with a fragment',
    content: exampleWith({ actions: [{ ...revoke, call: { method: 'PATCH', path: '/keys#all' } }] }),
    line: 'R039 api-keys.actions[0].call.path: "/keys#all" is no path below the API',
  },
  {
    what: 'a call with a backslash',
    content: exampleWith({ calls: { list: { method: 'GET', path: '/\\evil.example' } } }),
    line: 'R039 api-keys.calls.list.path: "/\\\\evil.example" is no path below the API',
  },
  {
    what: 'a call with a line break',
    content: exampleWith({ calls: { list: { method: 'GET', path: '/keys\nHost: evil' } } }),
    line: 'R039 api-keys.calls.list.path: "/keys\\nHost: evil" is no path below the API',
  },
  {
    what: 'a place nothing fills',
    content: exampleWith({ actions: [{ ...revoke, call: { method: 'PATCH', path: '/keys/{recordid}' } }] }),
    line: 'R025 api-keys.actions[0].call.path: nothing fills "{recordid}" here; did you mean "{recordId}"?',
  },
  {
    what: 'a smallest value above the largest',
    content: exampleWith({ fields: { ...fields, dailyLimit: { ...fields.dailyLimit, min: 9, max: 5 } } }),
    line: 'R033 api-keys.fields.dailyLimit.min: 9 is more than the largest value, 5',
  },
  {
    what: 'a condition on a field that is none',
    content: exampleWith({ actions: [{ ...revoke, offeredWhen: { field: 'isActve', equals: true } }] }),
    line: 'R007 api-keys.actions[0].offeredWhen.field: no field "isActve"; did you mean "isActive"?',
  },
  {
    what: 'an import of a field that no form creates',
    content: exampleWith({ import: { fields: ['name', 'purpos'] } }),
    line: 'R007 api-keys.import.fields[1]: no field of "create" "purpos"; did you mean "purpose"?',
  },
  {
    what: 'an import of a secret',
    content: exampleWith({
      import: {},
      fields: { ...fields, note: { type: 'secret', label: 'Secret' } },
    }),
    line: 'R072 api-keys.import: "note" is of the type "secret", which no cell of a file can hold; name the "fields" of the file without it',
  },
  {
    what: 'an import without a way to create',
    content: exampleWith({
      import: {},
      create: undefined,
      access: { subject: 'Account', list: 'view' },
      edit: undefined,
    }),
    line: 'R071 api-keys.import: rows become records as "create" makes them, and there is no "create"',
  },
  {
    what: 'two actions of one name',
    content: exampleWith({ actions: [revoke, revoke] }),
    line: 'R017 api-keys.actions[1].name: two actions are named "revoke"',
  },
  {
    what: 'a right no rule knows',
    content: exampleWith({ access: { ...example.access, list: 'deploy' } }),
    line: 'R102 api-keys.access.list: no value "deploy"',
  },
  {
    what: 'nothing but null',
    content: 'null',
    line: ':1:1: R102 api-keys: an object with "name", "label"',
  },
  {
    what: 'ten thousand unknown keys',
    content: JSON.stringify(
      Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`k${index}`, 1])),
    ),
    line: 'R102 api-keys.name: is missing',
  },
]
