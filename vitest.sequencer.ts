import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** A quarter to a half of a minute each. Without times of an earlier run vitest begins with the largest files. */
const longest = [
  'sandbox/crawl/crawl.test.ts',
  'sandbox/store/kill.test.ts',
  'sandbox/main.test.ts',
  'sandbox/access/http-sampling.test.ts',
]

/** Begins each project with what takes longest: at the end one worker would wait for the other. */
export class LongestFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(specs)
    const isLong = ({ moduleId }: TestSpecification) => longest.some((file) => moduleId.endsWith(`/${file}`))
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((own) => {
      const ofProject = sorted.filter(({ project }) => project === own)
      return [...ofProject.filter(isLong), ...ofProject.filter((spec) => !isLong(spec))]
    })
  }
}
