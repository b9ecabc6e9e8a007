import { rmSync, writeFileSync } from 'node:fs'
import { DirectoryInUseError } from './directory-lock'

/** Why a data directory cannot be used, in a sentence; what was thrown is its cause. */
export function unopenable(directory: string, error: unknown, whyNoRoom = whyNoRoomBeside): Error {
  if (error instanceof DirectoryInUseError) return error
  // PGlite gives up without a reason. Nobody shall be told to delete data that only lack room to be opened.
  const sentence = sentences[codeOf(error)] ?? sentences[codeOf(whyNoRoom(directory))]
  if (sentence)
    return new Error(`The data directory ${directory} cannot be used: ${sentence}`, { cause: error })
  return new Error(
    `The data directory ${directory} is damaged and cannot be opened. Delete it to begin with the first day, or name another in DATA_DIR.`,
    { cause: error },
  )
}

/** What stands against writing as much as PostgreSQL does when it opens its data: one file of its log. */
function whyNoRoomBeside(directory: string): unknown {
  const probe = `${directory}.probe`
  try {
    writeFileSync(probe, new Uint8Array(logFileSize))
    return null
  } catch (error) {
    return error
  } finally {
    rmSync(probe, { force: true })
  }
}

const logFileSize = 16 * 1024 ** 2

/** Why the database stored nothing although it answers, in a sentence; null for every other error. */
export function whyNotStored(error: unknown): string | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = codeOf(current)
    if (fullCodes.includes(code)) return 'Nothing was stored: the disk of the database is full.'
    if (readOnlyCodes.includes(code)) return 'Nothing was stored: the database can only be read.'
  }
  return null
}

/** PostgreSQL's disk_full, and the systems' own. */
const fullCodes: readonly string[] = ['53100', 'ENOSPC', 'EDQUOT']
/** PostgreSQL's read_only_sql_transaction and, of a file that may not be written, insufficient_privilege. */
const readOnlyCodes: readonly string[] = ['25006', '42501', 'EROFS']

const sentences: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full.',
  EDQUOT: 'the disk quota is used up.',
  EROFS: 'the file system is read-only.',
  EACCES: 'this account may not write there.',
  EPERM: 'this account may not write there.',
  ENOTDIR: 'a part of its path is a file.',
  EEXIST: 'a part of its path is a file.',
}

/** The numbers by which PGlite's file system, which is Emscripten's, knows the same. */
const wasmCodes: Readonly<Record<number, string>> = {
  2: 'EACCES',
  19: 'EDQUOT',
  51: 'ENOSPC',
  54: 'ENOTDIR',
  63: 'EPERM',
  69: 'EROFS',
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ''
  if ('code' in error && error.code !== undefined) return String(error.code)
  return 'errno' in error ? (wasmCodes[Number(error.errno)] ?? '') : ''
}
