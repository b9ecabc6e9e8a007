import { createServer } from 'vite'
import { inRoot } from '../processes.mjs'

/**
 * What the check needs of the console. Its registries hold components, whose styles and globs only Vite understands:
 * they are loaded through it, as the build would.
 */
export type ConsoleModules = {
  check: typeof import('../../src/definitions/check')
  dashboard: typeof import('../../src/definitions/check-dashboard')
  detail: typeof import('../../src/definitions/check-detail')
  file: typeof import('../../src/definitions/file/read-resource-file')
  read: typeof import('../../src/definitions/file/read-definition-file')
  fixtures: typeof import('../../src/definitions/file/check-fixtures')
  locate: typeof import('../../src/definitions/file/locate-faults')
  known: typeof import('../../src/resources/known-names')
  user: typeof import('../../src/resources/registry')
  cluster: typeof import('../../src/resources/cluster-registry')
  account: typeof import('../../src/resources/account-registry')
  /** The exports of any other module of the project. */
  load: (path: string) => Promise<Readonly<Record<string, unknown>>>
}

/** Loads the console's modules, gives them to the work, and lets go of them. */
export async function withConsoleModules<Result>(work: (modules: ConsoleModules) => Promise<Result>) {
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
  const server = await createServer({
    root: inRoot(),
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
    ssr: { noExternal: [/^@refinedev\//, 'react-router'] },
  })
  const load = (path: string) => server.ssrLoadModule(path)
  try {
    // Each path is that of the type beside it.
    const modules = {
      check: await load('/src/definitions/check.ts'),
      dashboard: await load('/src/definitions/check-dashboard.ts'),
      detail: await load('/src/definitions/check-detail.ts'),
      file: await load('/src/definitions/file/read-resource-file.ts'),
      read: await load('/src/definitions/file/read-definition-file.ts'),
      fixtures: await load('/src/definitions/file/check-fixtures.ts'),
      locate: await load('/src/definitions/file/locate-faults.ts'),
      known: await load('/src/resources/known-names.ts'),
      user: await load('/src/resources/registry.ts'),
      cluster: await load('/src/resources/cluster-registry.ts'),
      account: await load('/src/resources/account-registry.ts'),
      load,
    } as ConsoleModules
    return await work(modules)
  } finally {
    await server.close()
  }
}
