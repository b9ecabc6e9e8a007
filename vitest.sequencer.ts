import { createHash } from 'node:crypto'
import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** A quarter to a half of a minute each. Without times of an earlier run vitest begins with the largest files. */
const longest = [
  'sandbox/crawl/crawl.test.ts',
  'sandbox/store/kill.test.ts',
  'sandbox/main.test.ts',
  'sandbox/access/http-sampling.test.ts',
]

type Spec = Pick<TestSpecification, 'moduleId'> & { project: object }

/** Begins each project with what takes longest: at the end one worker would wait for the other. */
export class LongestFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, sequence } = this.ctx.config
    return sequence.shuffle ? mixed(specs, sequence.seed, root) : longestFirst(await super.sort(specs))
  }
}

export function longestFirst<Own extends Spec>(specs: readonly Own[]): Own[] {
  const isLong = ({ moduleId }: Own) => longest.some((file) => moduleId.endsWith(`/${file}`))
  return byProject(specs).flatMap((own) => [...own.filter(isLong), ...own.filter((spec) => !isLong(spec))])
}

/**
 * The files of a run with `--sequence.shuffle`, by its seed: the same in every folder the project lies in. vitest's own
 * way mixes the projects, too: each file would then begin a worker, and meet nothing of what another one has left.
 */
export function mixed<Own extends Spec>(specs: readonly Own[], seed: number, root: string): Own[] {
  const lot = ({ moduleId }: Own) =>
    createHash('sha1')
      .update(`${seed} ${path.relative(root, moduleId)}`)
      .digest('hex')
  const lots = new Map(specs.map((spec) => [spec, lot(spec)]))
  const drawn = [...specs].sort((one, other) => (lots.get(one) ?? '').localeCompare(lots.get(other) ?? ''))
  return byProject(drawn).flat()
}

/** One project after the other: a worker is used again within its own alone. */
function byProject<Own extends Spec>(specs: readonly Own[]): Own[][] {
  const projects = [...new Set(specs.map(({ project }) => project))]
  return projects.map((own) => specs.filter(({ project }) => project === own))
}
