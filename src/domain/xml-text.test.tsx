import { expect, it } from 'vitest'
import { xmlFrame, xmlRecords } from './xml-text'

function read(records: readonly object[]): Element {
  const { head, foot } = xmlFrame('api-keys')
  const parsed = new DOMParser().parseFromString(`${head}${xmlRecords(records)}${foot}`, 'application/xml')
  expect(parsed.querySelector('parsererror')).toBeNull()
  return parsed.documentElement
}

it('records stand as elements by key, with nothing, lists and objects told apart', () => {
  const { head, foot } = xmlFrame('api-keys')
  const text = xmlRecords([
    { name: 'Key 1', limit: 5, note: null, empty: '', tags: ['a', 'b'], none: [], limits: { most: 1 } },
  ])
  expect(head + text + foot).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<api-keys xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
      '  <record>',
      '    <name>Key 1</name>',
      '    <limit>5</limit>',
      '    <note xsi:nil="true"/>',
      '    <empty></empty>',
      '    <tags>',
      '      <entry>a</entry>',
      '      <entry>b</entry>',
      '    </tags>',
      '    <none/>',
      '    <limits>',
      '      <most>1</most>',
      '    </limits>',
      '  </record>',
      '</api-keys>',
      '',
    ].join('\n'),
  )
})

it.each([
  '<b>&amp;"quoted" \'this\' ]]>',
  ' spaces \n lines \r\n and\ttabs ',
  '<!-- no --> <?php ?>',
  '😀 Zürich 漢字',
])('a parser reads %j as it was', (text) => {
  expect(read([{ name: text }]).querySelector('name')?.textContent).toBe(text)
})

it('signs that XML cannot have are replaced', () => {
  const element = read([{ name: 'a\u0000b\u0008c\u001bd\ufffee\ud800f' }])
  expect(element.querySelector('name')?.textContent).toBe('a\ufffdb\ufffdc\ufffdd\ufffde\ufffdf')
})

it.each([
  ['2fa', '_2fa'],
  ['a b:c', 'a_b_c'],
  ['xmlData', '_xmlData'],
  ['', '_'],
  ['a"<&\n', 'a____'],
  ['-a', '_-a'],
])('the key %j is a name, and stands beside it', (key, name) => {
  const [record] = read([{ [key]: 1 }]).children
  const [element] = record?.children ?? []
  expect([element?.tagName, element?.getAttribute('key'), element?.textContent]).toEqual([name, key, '1'])
})

it('a key that is a name has no attribute', () => {
  expect(read([{ 'Größe_1.a-b': 1 }]).querySelector('record > *')?.attributes).toHaveLength(0)
})
