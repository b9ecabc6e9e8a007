import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { FieldDefinition } from '../../definitions/define-field'
import { renderWithProviders } from '../../testing/render-with-providers'
import { SpecialCell } from './special-cell'

function draw(field: Partial<FieldDefinition>, value: unknown, isWhole = false) {
  const { container } = renderWithProviders(
    <SpecialCell
      field={{ kind: 'text', label: { en: 'Field' }, ...field }}
      value={value}
      isWhole={isWhole}
    />,
  )
  return container
}

it.each<[Partial<FieldDefinition>, unknown, string]>([
  [{ kind: 'email' }, '', '–'],
  [{ kind: 'email' }, null, '–'],
  [{ kind: 'email' }, 'ada@example.com', 'ada@example.com'],
  [{ kind: 'host' }, 'db.example.com', 'db.example.com'],
  [{ kind: 'percent' }, 12.5, '12.5 %'],
  [{ kind: 'percent' }, 'half', 'half'],
  [{ kind: 'money', currency: 'EUR' }, 1234.5, '€1,234.50'],
  [{ kind: 'money' }, 1234.5, '1,234.5'],
  [{ kind: 'bytes' }, 1_610_612_736, '1.5 GiB'],
  [{ kind: 'duration' }, 5400, '1 h 30 min'],
  [{ kind: 'duration' }, 'long', 'long'],
  [{ kind: 'date-time' }, 'soon', 'soon'],
  [{ kind: 'day' }, '2026-03-05', '05 Mar 2026'],
  [{ kind: 'day' }, 'soon', 'soon'],
  [{ kind: 'json' }, { a: [1] }, '{"a":[1]}'],
  [{ kind: 'code' }, 'SELECT 1\n  FROM t', 'SELECT 1 FROM t'],
  [{ kind: 'code' }, 'x'.repeat(130), 'x'.repeat(120)],
  [{ kind: 'array', fields: {} }, [{}], '1 entry'],
  [{ kind: 'array', fields: {} }, [{}, {}], '2 entries'],
])('shows of %j the value %j as %j', (field, value, text) => {
  const fields = { size: { kind: 'number', label: { en: 'Size' } } } as const
  const entries = [value].flat().map((entry) => (field.fields ? { ...Object(entry), size: 1 } : entry))
  const shown = Array.isArray(value) ? entries : value
  expect(draw(field.fields ? { ...field, fields } : field, shown).textContent).toBe(text)
})

describe('a link', () => {
  it('writes to whom an address belongs, whatever it holds', () => {
    draw({ kind: 'email' }, 'a?b@example.com')
    expect(screen.getByRole('link').getAttribute('href')).toBe('mailto:a%3Fb%40example.com')
  })

  it('is named by its address without what all have, and is none where it is unsafe', () => {
    const safe = draw({ kind: 'url' }, 'https://example.com/a/')
    const link = screen.getByRole('link', { name: /^example\.com\/a(?!\/)/ })
    expect(link.getAttribute('href')).toBe('https://example.com/a/')
    safe.remove()
    expect(draw({ kind: 'url' }, 'javascript:alert(1)').querySelector('a')).toBeNull()
  })

  it('leads to a picture of another origin, while one of its own is shown', () => {
    const data = 'data:image/png;base64,AAAA'
    const own = draw({ kind: 'image' }, data)
    expect(screen.getByRole('img', { name: 'Picture of Field' }).getAttribute('src')).toBe(data)
    own.remove()
    const webp = draw({ kind: 'image' }, 'data:image/webp;base64,AAAA')
    expect(webp.querySelector('img')?.getAttribute('src')).toBe('data:image/webp;base64,AAAA')
    webp.remove()
    draw({ kind: 'image' }, 'https://example.com/a.png')
    expect(screen.queryByRole('img', { name: 'Picture of Field' })).toBeNull()
    expect(screen.getByRole('link', { name: /^Show the picture/ }).getAttribute('href')).toBe(
      'https://example.com/a.png',
    )
    expect(draw({ kind: 'image' }, 'data:image/svg+xml;base64,AAAA').querySelector('img, a')).toBeNull()
  })
})

it.each([
  [40, '40%'],
  [140, '100%'],
  [-5, '0%'],
])('draws a share of %i no longer than its track: %s', (percent, width) => {
  const bar = draw({ kind: 'percent' }, percent).querySelector<HTMLElement>('[aria-hidden] > span')
  expect(bar?.style.width).toBe(width)
})

it('says when something was in the words of the person, and exactly for machines', () => {
  const time = draw({ kind: 'date-time' }, '2026-03-05T09:30:00+01:00').querySelector('time')
  expect(time?.dateTime).toBe('2026-03-05T08:30:00.000Z')
  expect(time?.textContent).toContain('2026')
})

it('draws each entry of a list, by its label where it has one', () => {
  const options = [{ value: 'a', label: { en: 'Alpha' } }]
  const container = draw({ kind: 'list', options }, ['a', 'b'])
  expect([...(container.firstElementChild?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Alpha',
    'b',
  ])
})

it('says of entries that are counted what stands in them, to those who ask', () => {
  const fields = { size: { kind: 'number', label: { en: 'Size' } } } as const
  const entries = [{ size: 1 }, { size: 2 }]
  const counted = draw({ kind: 'array', fields }, entries)
  expect(counted.querySelector('span')?.title).toBe('Size: 1; Size: 2')
})

describe('where there is room for all of it', () => {
  const fields = {
    street: { kind: 'text', label: { en: 'Street' } },
    isHome: { kind: 'switch', label: { en: 'At home' } },
  } as const

  it('a text of a program keeps its lines', () => {
    expect(draw({ kind: 'json' }, { a: [1] }, true).querySelector('pre')?.textContent).toBe(
      '{\n  "a": [\n    1\n  ]\n}',
    )
    expect(draw({ kind: 'code' }, 'a\n  b', true).querySelector('pre')?.textContent).toBe('a\n  b')
  })

  it('parts stand under their labels', () => {
    const container = draw({ kind: 'object', fields }, { street: 'Elm', isHome: true }, true)
    const words = (tag: string) => [...container.querySelectorAll(tag)].map(({ textContent }) => textContent)
    expect(words('dt')).toEqual(['Street', 'At home'])
    expect(words('dd')).toEqual(['Elm', 'Yes'])
  })

  it('there is room for all that stands in a part, too', () => {
    const stops = { kind: 'array', label: { en: 'Stops' }, fields } as const
    const query = { kind: 'code', label: { en: 'Query' } } as const
    const value = { stops: [{ street: 'Elm', isHome: true }], query: 'SELECT 1\n  FROM t' }
    const container = draw({ kind: 'object', fields: { stops, query } }, value, true)
    expect(container.querySelector('li')?.textContent).toBe('StreetElmAt homeYes')
    expect(container.querySelector('pre')?.textContent).toBe('SELECT 1\n  FROM t')
  })

  it('each of several stands for itself', () => {
    draw({ kind: 'array', fields }, [{ street: 'Elm' }, { street: 'Oak', isHome: false }], true)
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'StreetElmAt home–',
      'StreetOakAt homeNo',
    ])
  })
})

it('each of several of different kinds is named by its kind; one of a kind nobody knows is not', () => {
  const size = { kind: 'number', label: { en: 'Size' } } as const
  const kinds = {
    stop: { label: { en: 'Stop' }, fields: {} },
    resize: { label: { en: 'Resize' }, fields: { size } },
  }
  draw({ kind: 'array', kinds }, [{ kind: 'stop' }, { kind: 'resize', size: 4 }, { kind: 'grow' }], true)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Stop',
    'ResizeSize4',
    '',
  ])
})

it('says a day for machines, and the whole of what may be cut', () => {
  const day = draw({ kind: 'day' }, '2026-03-05').querySelector('time')
  expect([day?.dateTime, day?.textContent]).toEqual(['2026-03-05', '05 Mar 2026'])
  const titleOf = (kind: 'host' | 'email', text: string) =>
    draw({ kind }, text).querySelector<HTMLElement>('[title]')?.title
  expect(titleOf('host', 'db.example.com')).toBe('db.example.com')
  expect(titleOf('email', 'ada@example.com')).toBe('ada@example.com')
})

it('shows a date within others as a day, in words and where there is room', () => {
  const fields = {
    starts: { kind: 'date', label: { en: 'Starts' } },
    size: { kind: 'number', label: { en: 'Size' } },
  } as const
  const value = { starts: '2026-03-05T12:00:00Z', size: 2 }
  expect(draw({ kind: 'object', fields }, value).textContent).toBe('Starts: 05 Mar 2026, Size: 2')
  const counted = draw({ kind: 'array', fields }, [value])
  expect(counted.querySelector('span')?.title).toBe('Starts: 05 Mar 2026, Size: 2')
  const whole = draw({ kind: 'object', fields }, value, true)
  expect(whole.querySelector('time')?.textContent).toBe('05 Mar 2026')
})

it('names each of several records that a value leads to', () => {
  expect(draw({ kind: 'reference', resource: 'planets' }, ['mars', 'venus']).textContent).toBe('mars, venus')
  expect(draw({ kind: 'reference', resource: 'planets' }, 'mars').textContent).toBe('mars')
})
