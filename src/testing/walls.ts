import type { ImportedModule, SourceFile } from './source-files'

/** What a room may import. A room it does not name is behind a wall; its own files are always fine. */
type Wall = {
  rooms: readonly string[]
  /** Only as `import type`. */
  types?: readonly string[]
  /** Packages; absent means any that runs in a browser. */
  packages?: readonly string[]
}

/** Leaf room of texts: open to all, imports nobody. */
const leaf = 'src/locales'

/** Where the client of the API is handed out: the data provider asks it, and the session stands before Refine. */
const clientPlaces = ['src/providers/api-context', 'src/api/api-client']
const mayUseClient = (room: string) => ['src/api', 'src/providers', 'src/app'].includes(room)

const walls: Record<string, Wall> = {
  'src/locales': { rooms: [], packages: [] },
  'src/domain': { rooms: [], packages: ['zod/mini'] },
  'src/api': { rooms: ['src/domain'], packages: ['zod/mini'] },
  'src/access': { rooms: ['src/domain'], packages: ['@casl/ability'] },
  'src/definitions': {
    rooms: ['src/domain', 'src/access/vocabulary'],
    types: ['src/api'],
    packages: ['zod/mini'],
  },
  'src/resources': {
    rooms: [
      'src/domain',
      'src/access',
      'src/definitions',
      'src/ui',
      'src/providers',
      'src/api/known-calls',
      'src/api/bring-late-calls',
      'src/api/bring-account-calls',
      'src/api/bring-creation-calls',
      'src/api/errors',
      'src/api/to-create-request',
      'src/views',
    ],
    types: ['src/api'],
  },
  'src/ui': { rooms: ['src/domain', 'src/access'] },
  'src/providers': { rooms: ['src/domain', 'src/api', 'src/access'], types: ['src/definitions'] },
  'src/views': {
    // Of api only what makes no request: the calls, their errors, and what a form becomes on the wire.
    rooms: [
      'src/domain',
      'src/access',
      'src/definitions',
      'src/ui',
      'src/providers',
      'src/api/known-calls',
      'src/api/errors',
      'src/api/to-create-request',
      'src/api/to-curl',
    ],
    types: ['src/api'],
  },
  'src/custom-pages': {
    rooms: [
      'src/domain',
      'src/api',
      'src/access',
      'src/definitions',
      'src/resources',
      'src/views',
      'src/providers',
      'src/ui',
    ],
  },
  'src/app': { rooms: ['src'] },
  'src/main': { rooms: ['src/app', 'src/ui/font.css', 'src/ui/base.css'] },
  sandbox: {
    rooms: [
      'src/domain',
      'src/access',
      // What it serves by definition alone.
      'src/definitions',
      'src/resources',
      'src/api/contract',
      'src/api/call',
      'src/api/path',
      'src/api/wire',
    ],
  },
  e2e: { rooms: ['scripts'] },
}

/** One sentence for every import of the file that goes through a wall. */
export function wallFaults(file: SourceFile): string[] {
  const room = roomOf(file.path)
  const wall = walls[room]
  if (wall === undefined) return [`${file.path} stands in no room that the walls know`]
  return file.imports.flatMap((imported) => {
    const reason = refusal(file, room, wall, imported)
    return reason === null ? [] : [`${file.path} imports ${imported.specifier}: ${reason}`]
  })
}

/** `src/api` for `src/api/wire/cluster.ts`, `e2e` for everything below e2e. */
export function roomOf(path: string): string {
  const [top = '', second = ''] = path.split('/')
  return top === 'src' ? `src/${second.replace(/\.tsx?$/, '')}` : top
}

function refusal(file: SourceFile, room: string, wall: Wall, imported: ImportedModule): string | null {
  const { target, specifier, isTypeOnly } = imported
  if (target === null) return packageRefusal(room, wall, specifier)
  const isIn = (place: string) => target === place || target.startsWith(`${place}/`)
  if (room === 'src/custom-pages' && isIn(room)) return otherPageRefusal(file.path, target)
  if (clientPlaces.some(isIn) && !isTypeOnly && !mayUseClient(room))
    return 'calls go through Refine’s hooks (src/providers/use-call)'
  if (isIn(room) || (isIn(leaf) && room !== 'e2e') || wall.rooms.some(isIn)) return null
  if (wall.types?.some(isIn))
    return isTypeOnly ? null : `${room} may import only types from ${roomOf(target)}`
  return `${room} may not import ${roomOf(target)}`
}

function packageRefusal(room: string, { packages }: Wall, specifier: string): string | null {
  if (specifier === '@casl/react' && room !== 'src/views') return "only src/views uses CASL's components"
  if (specifier === '@casl/ability' && room !== 'src/access') return 'only src/access speaks with CASL'
  if (specifier === 'zod') return 'zod is imported as zod/mini everywhere'
  if (room.startsWith('src/') && specifier.startsWith('node:')) return 'a browser has no Node modules'
  if (packages !== undefined && !packages.includes(specifier)) return `${room} may not import this package`
  return null
}

/** Pages stand alone: what two of them need belongs in views, ui or providers. */
function otherPageRefusal(path: string, target: string): string | null {
  const page = path.split('/')[2]
  const targetPage = target.split('/')[2]
  return page === targetPage ? null : `page ${page} may not import page ${targetPage}`
}
