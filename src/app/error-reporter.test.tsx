import { describe, expect, it, vi } from 'vitest'
import { createErrorReporter } from './error-reporter'
import { patternAt } from './route-table'

describe('the error reporter', () => {
  it('posts nowhere without an address [AUTH-039]', () => {
    const send = vi.fn<typeof fetch>()
    const reporter = createErrorReporter(null, send)
    reporter.setConsent(patternAt)
    reporter.report('fault', new Error('x'))
    expect(send).not.toHaveBeenCalled()
  })

  it.each([
    ['/plans?secret=1', '/plans'],
    ['/clusters/secret', '/clusters/:clusterName'],
    ['/clusters/secret/access', '/clusters/:clusterName/access'],
    ['/data-apps/secret', '/data-apps/:blueprintName'],
    ['/secret/secret', '/:resourceName/:part?'],
  ])('posts of %s name, text and pattern, without credentials [AUTH-039]', (address, path) => {
    const send = vi.fn<typeof fetch>().mockResolvedValue(new Response())
    history.replaceState(null, '', address)
    vi.useFakeTimers({ now: Date.parse('2026-03-05T12:00:00Z'), toFake: ['Date'] })
    reporterWithConsent(send).report('server_mood', 'The tenant sleeps')
    const [url, request] = send.mock.calls[0] ?? []
    expect(url).toBe('/reports')
    expect(request).toMatchObject({
      method: 'POST',
      credentials: 'omit',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
    })
    expect(JSON.parse(String(request?.body))).toMatchObject({
      name: 'server_mood',
      message: 'The tenant sleeps',
      path,
      at: '2026-03-05T12:00:00.000Z',
    })
    expect(String(request?.body)).not.toContain('secret')
  })

  it('cuts a text after 500 characters [AUTH-039]', () => {
    const send = vi.fn<typeof fetch>().mockResolvedValue(new Response())
    const reporter = reporterWithConsent(send)
    reporter.report('x', new Error('a'.repeat(501)))
    expect(JSON.parse(String(send.mock.calls[0]?.[1]?.body)).message).toBe('a'.repeat(500))
  })

  it('survives a place that does not take reports', async () => {
    const send = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'))
    reporterWithConsent(send).report('x', 'y')
    await Promise.resolve()
    expect(send).toHaveBeenCalledOnce()
  })
  it('posts neither before consent nor what was gathered before, and nothing after it ends [SHL-D12]', () => {
    const send = vi.fn<typeof fetch>().mockResolvedValue(new Response())
    const reporter = createErrorReporter('/reports', send)
    reporter.report('first', 'x')
    reporter.setConsent(null)
    reporter.report('second', 'x')
    expect(send).not.toHaveBeenCalled()
    reporter.setConsent(patternAt)
    expect(send).not.toHaveBeenCalled()
    reporter.report('third', 'x')
    reporter.setConsent(null)
    reporter.report('fourth', 'x')
    expect(postedNames(send)).toEqual(['third'])
  })
})

function reporterWithConsent(send: typeof fetch) {
  const reporter = createErrorReporter('/reports', send)
  reporter.setConsent(patternAt)
  return reporter
}

function postedNames(send: ReturnType<typeof vi.fn<typeof fetch>>): unknown[] {
  return send.mock.calls.map(([, request]) => JSON.parse(String(request?.body)).name)
}
