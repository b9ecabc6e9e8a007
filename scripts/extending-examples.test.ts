import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { literalTexts } from '../src/testing/house-rules'
import { parseSource } from '../src/testing/source-files'
import { wallFaults } from '../src/testing/walls'
import { compileBeside } from './compile-beside'
import { inRoot } from './processes.mjs'

const page = readFileSync(inRoot('docs', 'extending.md'), 'utf8')
/** Every block of code, and the path that stands above it. */
const blocks = [...page.matchAll(/(?:^`([^`\n]+)`\n\n)?^```(\w*)\n([\s\S]*?)^```$/gm)].map(
  ([, file = '', language = '', text = '']) => ({ file, language, text }),
)

/** The text of a file of the project with the changes of a block. @throws Error for a change that has no place there */
function changed(file: string, changes: string): string {
  return changes.split('@@\n').reduce(
    (before, change) => {
      const lines = change.trimEnd().split('\n')
      const linesOf = (signs: string) =>
        lines.filter((line) => signs.includes(line.charAt(0))).map((line) => `${line.slice(1)}\n`)
      const [was, is] = [linesOf(' -').join(''), linesOf(' +').join('')]
      if (before.split(was).length !== 2) throw new Error(`${file} has these lines not just once:\n${was}`)
      return before.replace(was, () => is)
    },
    readFileSync(inRoot(file), 'utf8'),
  )
}

describe('the examples of how to extend the console', () => {
  const files: Record<string, string> = {}
  beforeAll(() => {
    for (const { file, language, text } of blocks) {
      files[file] = language === 'diff' ? changed(file, text) : text
    }
  })

  it('show every hook, each block with the file it belongs to', () => {
    expect(page.match(/^## A.*/gm)).toEqual([
      '## A rule',
      '## A cell',
      '## An input',
      '## A dialog',
      '## A converter',
      '## A page',
    ])
    expect(blocks).toHaveLength(page.split('```').length / 2 - 0.5)
    expect(blocks.length).toBeGreaterThan(14)
    expect(blocks.filter(({ file }) => !/^src\/[\w/-]+\.tsx?$/.test(file))).toEqual([])
  })

  it('compile in the project, and the gate of a commit has nothing to say', async () => {
    expect(await compileBeside(files)).toEqual({ types: [], lint: '' })
  })

  it('stand in their rooms, with all texts in the locales', () => {
    const sources = Object.entries(files).map(([file, text]) => parseSource(file, text))
    expect(sources.flatMap(wallFaults)).toEqual([])
    expect(sources.filter(({ path }) => path.endsWith('.tsx')).flatMap(literalTexts)).toEqual([])
  })
})
