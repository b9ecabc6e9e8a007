import * as z from 'zod/mini'

/** Kinds of libraries, spelt as on the wire (D2 §3 'Library'). */
export const libraryTypes = ['pypi', 'maven', 'cran', 'file'] as const
export type LibraryType = (typeof libraryTypes)[number]

/** A kind in the letters in which the console speaks of it; one that it does not know stays as it came. */
export function readLibraryType(type: string): string {
  return libraryTypes.find((known) => known === type.trim().toLowerCase()) ?? type
}

/** Whether it is known how a library of this kind is spoken of. */
export function isLibraryType(type: string): type is LibraryType {
  return libraryTypes.some((known) => known === type)
}

/** A library of a cluster. The name is without its version; `coordinates` is what the product API calls it. */
export const librarySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** As shown; null where a library has none. */
  version: z.nullable(z.string()),
  coordinates: z.string(),
  type: z.string(),
  /** For Maven and CRAN the repository. */
  source: z.nullable(z.string()),
  status: z.nullable(z.string()),
  analyticsState: z.nullable(z.string()),
  loaderState: z.nullable(z.string()),
  chidoriState: z.nullable(z.string()),
  sparkState: z.nullable(z.string()),
})
export type Library = z.infer<typeof librarySchema>

/** The name and version that coordinates say, by kind (LIB-006, LIB-D05). */
export function readCoordinates(type: string, coordinates: string): { name: string; version: string | null } {
  if (type === 'pypi') {
    const [name = '', version] = coordinates.split(/\s*={2,3}\s*/)
    return { name, version: version || 'latest' }
  }
  if (type === 'maven') {
    const parts = coordinates.split(':')
    return { name: coordinates, version: parts.length > 2 ? (parts.at(-1) ?? null) : null }
  }
  return { name: coordinates, version: null }
}

/** A service a library is installed on. */
export type LibraryService = 'analytics' | 'loader' | 'chidori'

/**
 * The worst state of a library and its services: a failure first, then what is under way, else its own, or without one
 * that of all services; null where they differ. `services` are those that say so where not all agree.
 */
export function combinedState(library: Library): { state: string | null; services: LibraryService[] } {
  const { status, analyticsState, loaderState, chidoriState } = library
  const all = { analytics: analyticsState, loader: loaderState, chidori: chidoriState }
  const words = [status, ...Object.values(all)].filter((word) => word !== null)
  const [first = null] = words
  const shared = words.every((word) => word === first) ? first : null
  const state = worst.find((word) => words.includes(word)) ?? status ?? shared
  const isSame = state === null || words.every((word) => word === state)
  const services = (['analytics', 'loader', 'chidori'] as const).filter((service) => all[service] === state)
  return { state, services: isSame ? [] : services }
}

/** The services a library is installed on; null where none of them says how it stands. */
export function installedOn(library: Library): LibraryService[] | null {
  const { analyticsState, loaderState, chidoriState } = library
  const all = { analytics: analyticsState, loader: loaderState, chidori: chidoriState }
  if (Object.values(all).every((word) => word === null)) return null
  return (['analytics', 'loader', 'chidori'] as const).filter((service) => all[service] === 'installed')
}

const worst = ['failed', 'installing', 'uninstalling']

/**
 * A pip-compatible package: a name, extras, and version specifiers (PEP 508 without markers and addresses, LIB-D08).
 * @example isPipPackage('numpy==1.3')
 */
export function isPipPackage(text: string): boolean {
  return pipPackage.test(text.trim())
}

const pipName = '[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?'
const pipVersion = '(?:===?|~=|!=|<=|>=|<|>)\\s*[A-Za-z0-9._*+!-]+'
const pipPackage = new RegExp(
  `^${pipName}(?:\\[\\s*${pipName}(?:\\s*,\\s*${pipName})*\\s*\\])?\\s*(?:${pipVersion}(?:\\s*,\\s*${pipVersion})*)?$`,
)

/** A version of one to four whole numbers; empty means the latest (D2 §5 'Libraries', LIB-D07). */
export function isLibraryVersion(text: string): boolean {
  return text === '' || /^\d+(\.\d+){0,3}$/.test(text)
}

/** A file the product API installs: Py, JAR, WHL or Egg, in any case (D2 §5 'Libraries'). */
export function isLibraryFile(fileName: string): boolean {
  return /\.(py|jar|whl|egg)$/i.test(fileName)
}

/** What is about to be installed. */
export type WantedLibrary = { type: LibraryType; coordinates: string; repository: string | null }

/** The installed libraries an installation would overwrite (D2 §5 'Libraries', LIB-D10). */
export function clashesWith(wanted: readonly WantedLibrary[], libraries: readonly Library[]): Library[] {
  return sameAs(wanted, libraries).filter(isInstalled)
}

/**
 * The libraries that are what is wanted: same kind and same name, in any case, whatever the version; for Maven and
 * CRAN from the same repository, too.
 */
export function sameAs(wanted: readonly WantedLibrary[], libraries: readonly Library[]): Library[] {
  return libraries.filter((library) =>
    wanted.some(
      ({ type, coordinates, repository }) =>
        library.type === type &&
        bareName(type, library.coordinates) === bareName(type, coordinates) &&
        (type === 'maven' || type === 'cran'
          ? sameText(
              repositoryOf(library.source) ?? defaultRepositories[type],
              repository ?? defaultRepositories[type],
            )
          : true),
    ),
  )
}

/** What was removed, or failed everywhere, is overwritten by nothing; what nobody knows of is asked about. */
function isInstalled(library: Library): boolean {
  const { status } = library
  if (status === 'uninstalled') return false
  return status !== 'failed' || (installedOn(library) ?? []).length > 0
}

/**
 * The repository a library comes from: its source where that is an address. What else stands there ("CRAN") is a name
 * for people; without an address it is the default repository (D2 §5 'Libraries').
 */
export function repositoryOf(source: string | null): string | null {
  const text = source?.trim() ?? ''
  return /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : null
}

/** The name that decides whether two are the same: without the version, in lower case. */
export function bareName(type: string, coordinates: string): string {
  const lower = coordinates.trim().toLowerCase()
  if (type === 'pypi') return lower.split(/[[\s=<>!~]/)[0] ?? lower
  if (type === 'maven') return lower.split(':').slice(0, 2).join(':')
  return lower
}

function sameText(left: string, right: string): boolean {
  return left.trim().toLowerCase() === right.trim().toLowerCase()
}

/** What Maven and CRAN take libraries from where nothing else is said (D2 §9, LIB-D09). */
export const defaultRepositories = {
  maven: 'https://repo1.maven.org/maven2',
  cran: 'https://cran.r-project.org',
} as const
