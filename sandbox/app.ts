import '../src/locales/late-texts'
import { Hono } from 'hono'
import { withApiBorder } from './api-border'
import { type ApiOptions, createApiRouter } from './api-router'
import { type ControlOptions, createControlRouter } from './control'
import { createCspReports } from './static/csp-reports'
import { commonHeaders } from './static/security-headers'
import { createStaticFiles } from './static/static-files'
import { createStorage } from './storage'

export type AppOptions = ApiOptions & {
  allowedOrigins: readonly string[]
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
  app.use('/api/v2/*', withApiBorder(options.allowedOrigins))
  app.route('/api/v2', createApiRouter(options))
  app.route('/storage', createStorage(options))
  app.route('/csp-report', cspReports.router)
  if (options.control) app.route('/sandbox', createControlRouter({ ...options.control, cspReports }))
  app.all('/sandbox/*', (context) => context.text('Not found', 404))
  app.onError((error, context) => {
    process.stderr.write(`${context.req.method} ${context.req.path}: ${error.stack ?? error.message}\n`)
    return context.json({ message: 'The sandbox failed. Its terminal says more.' }, 500)
  })
  if (options.consoleDir) app.route('/', createStaticFiles(options.consoleDir))
  return app
}
