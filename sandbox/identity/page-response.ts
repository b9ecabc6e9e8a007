import type { ServerResponse } from 'node:http'
import type { Page } from './page-frame'
import { renderFaultPage } from './status-pages'

/** Goes with every answer of the provider. `no-referrer` would make browsers hide a form's origin. */
export const pageHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const

export const sendPage = (response: ServerResponse, status: number, page: Page): void => {
  response.writeHead(status, {
    ...pageHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.policy,
  })
  response.end(page.html)
}

export const sendFault = (response: ServerResponse, origin: string, status: number, code: string): void => {
  if (response.headersSent) response.destroy()
  else {
    // What is left of a refused body is not read.
    response.setHeader('connection', 'close')
    sendPage(response, status, renderFaultPage({ origin, code }))
  }
}
