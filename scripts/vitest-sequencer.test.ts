import { expect, it } from 'vitest'
import { longestFirst, mixed } from '../vitest.sequencer'

const [node, jsdom] = [{}, {}]
const files = [
  ...['a', 'b', 'c', 'd', 'e'].map((name) => ({ moduleId: `/project/src/${name}.test.ts`, project: node })),
  { moduleId: '/project/sandbox/crawl/crawl.test.ts', project: node },
  ...['f', 'g', 'h', 'i', 'j'].map((name) => ({ moduleId: `/project/src/${name}.test.tsx`, project: jsdom })),
]
const names = (specs: typeof files) =>
  specs.map(({ moduleId }) => moduleId.replace(/.*\/(.*)\.test\.tsx?$/, '$1'))

it('the longest files of a project come before its others', () => {
  expect(names(longestFirst(files))).toEqual(['crawl', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'])
})

it('a shuffled run mixes the files within each project, by its seed', () => {
  const mix = (seed: number) => names(mixed(files, seed, '/project'))
  const first = mix(1)
  expect(first).not.toEqual(names(files))
  expect(mix(1)).toEqual(first)
  expect(mix(2)).not.toEqual(first)
  expect([...first].sort()).toEqual(names(files).sort())
  const elsewhere = files.map((file) => ({ ...file, moduleId: `/home/me${file.moduleId}` }))
  expect(names(mixed(elsewhere, 1, '/home/me/project'))).toEqual(first)
  // One project after the other, so that a worker is used again.
  const isOfNode = first.map((name) => 'abcde crawl'.includes(name))
  expect(isOfNode.filter((is, place) => is !== isOfNode[place - 1])).toHaveLength(2)
})
