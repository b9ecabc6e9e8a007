import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { HeadingLevel } from '../../ui/heading-level'
import { MarkdownText } from './markdown-text'

function draw(text: string, level = 3) {
  const { container } = render(
    <HeadingLevel value={level}>
      <MarkdownText text={text} />
    </HeadingLevel>,
  )
  return container
}

it('shows lists, tables, code and emphasis as what they are', () => {
  const drawn = draw(
    'Run **now**, _not_ later: `ls`.\n\n- one\n- two\n\n| Node | Disk |\n|---|---|\n| a | 5 |\n\n```\nls -l\n```',
  )
  expect(drawn.querySelector('strong')?.textContent).toBe('now')
  expect(drawn.querySelector('em')?.textContent).toBe('not')
  expect([...drawn.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual(['ls', 'ls -l\n'])
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['one', 'two'])
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Node', 'Disk'])
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['a', '5'])
})

it.each<[number, string, string[]]>([
  [3, '# A\n## B\n# C', ['3 A', '4 B', '3 C']],
  [4, '### A\n##### B', ['4 A', '5 B']],
  [2, '## A\n# B\n### C', ['2 A', '2 B', '3 C']],
  [5, '# A\n## B\n### C', ['5 A', '6 B', '6 C']],
])('begins its headings at level %i, and leaves out none: %j', (level, text, expected) => {
  draw(text, level)
  const headings = screen.getAllByRole('heading')
  expect(headings.map(({ tagName, textContent }) => `${tagName.slice(1)} ${textContent}`)).toEqual(expected)
})

it('leads out of the console in a new tab, without a way back, and to an address of mail', () => {
  draw('[Guide](https://guide.example/a?b=1) <https://bare.example> [Write](mailto:ops@example.com)')
  const guide = screen.getByRole('link', { name: /^Guide/ })
  expect([guide.getAttribute('href'), guide.getAttribute('target'), guide.getAttribute('rel')]).toEqual([
    ...['https://guide.example/a?b=1', '_blank', 'noopener noreferrer'],
  ])
  expect(screen.getByRole('link', { name: /^https:\/\/bare/ }).getAttribute('href')).toBe(
    'https://bare.example',
  )
  expect(screen.getByRole('link', { name: 'Write' }).getAttribute('href')).toBe('mailto:ops@example.com')
})

it.each([
  '[Go](javascript:alert(1))',
  '[Go](JaVaScRiPt:alert(1))',
  '[Go](data:text/html,x)',
  '[Go](//evil.example)',
  '[Go](/support)',
  '[Go](#top)',
  '[Go](vbscript:x)',
])('makes no link of %s', (text) => {
  const drawn = draw(text)
  expect(screen.queryByRole('link')).toBeNull()
  expect(drawn.querySelector('a')).toBeNull()
  expect(screen.getByText('Go')).toBeTruthy()
})

it('shows HTML as text, and runs none of it', () => {
  const drawn = draw('<script>alert(1)</script>\n\n<img src=x onerror=alert(1)> <b onclick="x">bold</b>')
  expect(drawn.querySelector('script, img, b')).toBeNull()
  expect(drawn.textContent).toContain('<script>alert(1)</script>')
})

it('asks no other site for a picture: it is a link to it', () => {
  const drawn = draw(
    '![The rack](https://pictures.example/rack.png) ![](https://pictures.example/b.png) ![Door](x.png)',
  )
  expect(drawn.querySelector('img')).toBeNull()
  expect(screen.getByRole('link', { name: /^The rack/ }).getAttribute('href')).toBe(
    'https://pictures.example/rack.png',
  )
  expect(screen.getByRole('link', { name: /^https:\/\/pictures\.example\/b\.png/ })).toBeTruthy()
  expect(drawn.textContent).toContain('Door')
})

it('says of the steps of a list whether they are done, and lets nobody tick them', () => {
  draw('- [x] Stop it\n- [ ] Start it')
  expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'Done',
    'Not done',
  ])
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it.each([
  ['too long', `**a**${' b'.repeat(10_000)}`],
  ['too deep', `${'>'.repeat(9_000)} **a**`],
])('shows a text that is %s as it was written, and says so', (_why, text) => {
  const drawn = draw(text)
  expect(screen.getByText('Too long to be shown with its formats.')).toBeTruthy()
  expect(drawn.querySelector('strong')).toBeNull()
  expect(drawn.textContent).toContain('**a**')
})
