import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSettings } from './settings'

describe('the settings of the sandbox', () => {
  it('are these where nothing is given', () => {
    expect(readSettings({}, [])).toEqual({
      port: 4800,
      databaseUrl: undefined,
      dataDir: '.sandbox/data',
      consoleDir: resolve('dist'),
      definitionsDir: resolve('dist'),
      publicOrigin: undefined,
      speed: 24,
      hasControl: false,
      allowedOrigins: [],
      productKey: 'basalt',
      clientId: 'basalt-console',
      audience: 'https://api.basalt.test/v2',
      signInAs: undefined,
    })
  })

  it.each([
    ['1', true],
    ['0', false],
    ['true', false],
    ['', false],
  ])('open the control routes only with 1, not with "%s"', (value, isOpen) => {
    expect(readSettings({ SANDBOX_CONTROL: value }, []).hasControl).toBe(isOpen)
  })

  it('take origins without their paths and blanks, and no console for the API alone', () => {
    const given = {
      PUBLIC_ORIGIN: 'http://127.0.0.1:5173/clusters?x=1',
      ALLOWED_ORIGINS: ' https://a.test, ,https://b.test ',
    }
    expect(readSettings(given, ['--api-only'])).toMatchObject({
      publicOrigin: 'http://127.0.0.1:5173',
      allowedOrigins: ['https://a.test', 'https://b.test'],
      consoleDir: null,
      definitionsDir: resolve('public'),
    })
  })

  it('name every variable that cannot be used', () => {
    const wrong = { PORT: '70000', SANDBOX_SPEED: '0', SIGN_IN_AS: 'nobody' }
    expect(() => readSettings(wrong, [])).toThrow(
      /^These settings cannot be used: PORT: .+; SANDBOX_SPEED: .+; SIGN_IN_AS: /,
    )
  })
})
