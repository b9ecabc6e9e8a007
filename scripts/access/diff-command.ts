import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../processes.mjs'
import { Refusal } from '../terminal.mjs'
import { approvedFile, approvedIds, baselineFile, snapshotFile } from './approvals'
import { compare } from './compare'
import { diffPage, unapproved } from './diff-page'
import { readSnapshot, type Snapshot, takeSnapshot } from './snapshot'

export type DiffOutcome = { page: string; code: 0 | 1 }

/**
 * Compares the rules as they are now with those of a base.
 * @param base a file, or a commit of git whose docs/access-rules.json is read; the approved baseline without any
 * @param repository where git is asked
 * @throws Refusal with exit code 2 where there is no such base
 */
export function diffWith(
  base: string | undefined,
  now: Snapshot = takeSnapshot(),
  repository = root,
): DiffOutcome {
  const { text, place } = readBase(base, repository)
  const comparison = compare(readSnapshot(text, place), now)
  const approvedPath = path.join(root, approvedFile)
  const approved = approvedIds(existsSync(approvedPath) ? readFileSync(approvedPath, 'utf8') : '')
  return {
    page: diffPage(comparison, approved, place),
    code: unapproved(comparison, approved).length > 0 ? 1 : 0,
  }
}

function readBase(base: string | undefined, repository: string): { text: string; place: string } {
  const name = base ?? baselineFile
  // npm runs scripts in the root, and tells where the person was.
  const places = [path.resolve(process.env.INIT_CWD ?? root, name), path.join(root, name)]
  const file = places.find((place) => existsSync(place))
  if (file !== undefined) return { text: readFileSync(file, 'utf8'), place: name }
  if (base === undefined) throw new Refusal(`There is no ${baselineFile}.`, 2)
  return { text: readFromGit(base, repository), place: `${snapshotFile} at ${base}` }
}

function readFromGit(ref: string, repository: string): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  let commit: string
  try {
    commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`).trim()
  } catch {
    throw new Refusal(`${ref} is neither a file nor a commit.`, 2)
  }
  try {
    return git('show', `${commit}:${snapshotFile}`)
  } catch {
    throw new Refusal(`There is no ${snapshotFile} at ${ref}.`, 2)
  }
}
