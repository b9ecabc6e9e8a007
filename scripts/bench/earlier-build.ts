import { execFileSync, spawnSync } from 'node:child_process'
import path from 'node:path'
import { buildConsole } from '../build.mjs'
import { installPackages } from '../install.mjs'
import { root } from '../processes.mjs'
import { Refusal } from '../terminal.mjs'
import { temporaryFolder } from './temporary-folders'

export type EarlierBuild = { commit: string; dist: string }

/** Builds the console of a commit in a work tree of its own, which goes with the run. */
export async function buildEarlier(name: string): Promise<EarlierBuild> {
  const commit = commitNamed(name)
  const folder = temporaryFolder('bench-against-', (tree) => {
    // Before the folder goes: git keeps a list of its work trees. Not waited for by way of events, as a run that is
    // being stopped no longer hears of its children.
    spawnSync('git', ['worktree', 'remove', '--force', tree], { cwd: root })
  })
  execFileSync('git', ['worktree', 'add', '--quiet', '--detach', folder, commit], { cwd: root })
  const short = commit.slice(0, 7)
  await installPackages(`of commit ${short}`, folder)
  await buildConsole(`Building the console of commit ${short}`, folder)
  return { commit, dist: path.join(folder, 'dist') }
}

/** Asked before anything is built. */
export function commitNamed(name: string): string {
  const found = spawnSync(
    'git',
    ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  if (found.status !== 0) throw new Refusal(`--against: git knows no commit "${name}" here.`)
  return found.stdout.trim()
}
