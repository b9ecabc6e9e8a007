import '../src/locales/late-texts'
import '../src/locales/setting-texts'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import { withApiBorder } from './api-border'
import { type ApiOptions, createApiRouter } from './api-router'
import { type ControlOptions, createControlRouter } from './control'
import { requireOwnPage } from './own-page'
import { createCspReports } from './static/csp-reports'
import { commonHeaders } from './static/security-headers'
import { createStaticFiles } from './static/static-files'
import { createStorage } from './storage'
import { isDatabaseGone } from './store/database-gone'
import { whyNotStored } from './store/unusable'

export type AppOptions = ApiOptions & {
  allowedOrigins: readonly string[]
  /** Where the sandbox is reached itself; this machine's own names when left out. */
  ownOrigins?: readonly string[]
  consoleDir: string | null
  /** Opens the control routes; null leaves them closed. */
  control: Omit<ControlOptions, 'cspReports'> | null
}

/** Everything the sandbox serves but the identity provider: product API, control routes, the console's files. */
export function createApp(options: AppOptions): Hono {
  const app = new Hono()
  const cspReports = createCspReports()
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(commonHeaders)) {
      if (!context.res.headers.has(name)) context.header(name, value)
    }
  })
  const isOwnPage = requireOwnPage([...(options.ownOrigins ?? []), ...options.allowedOrigins])
  app.use('/sandbox/*', isOwnPage)
  app.use('/api/v2/support', isOwnPage)
  app.use('/api/v2/*', withApiBorder(options.allowedOrigins))
  app.route('/api/v2', createApiRouter(options))
  app.route('/storage', createStorage(options))
  app.route('/csp-report', cspReports.router)
  app.get('/own-address', (context) => context.text(getConnInfo(context).remote.address ?? ''))
  if (options.control) app.route('/sandbox', createControlRouter({ ...options.control, cspReports }))
  app.all('/sandbox/*', (context) => context.text('Not found', 404))
  app.onError((error, context) => {
    process.stderr.write(`${context.req.method} ${context.req.path}: ${error.stack ?? error.message}\n`)
    if (isDatabaseGone(error)) {
      context.header('retry-after', '5')
      return context.json({ message: 'The database does not answer. Try again in a moment.' }, 503)
    }
    const sentence = whyNotStored(error)
    if (sentence) return context.json({ message: sentence }, 507)
    return context.json({ message: 'The sandbox failed. Its terminal says more.' }, 500)
  })
  if (options.consoleDir) app.route('/', createStaticFiles(options.consoleDir))
  return app
}
