import { describe, expect, it } from 'vitest'
import { safeImageSource } from './safe-image'

describe('the source of a picture from the server', () => {
  it.each([
    ['https://x.test/sap.png', 'https://x.test/sap.png'],
    ['HTTPS://X.test/sap.png', 'https://x.test/sap.png'],
    ['/pictures/sap.png', '/pictures/sap.png'],
    ['data:image/svg+xml,%3Csvg/%3E', 'data:image/svg+xml,%3Csvg/%3E'],
    ['DATA:image/png;base64,AA==', 'DATA:image/png;base64,AA=='],
  ])('%s is shown', (raw, expected) => {
    expect(safeImageSource(raw)).toBe(expected)
  })

  it.each([
    undefined,
    null,
    '',
    'sap.png',
    '../sap.png',
    '//evil.test/sap.png',
    '/\\evil.test/sap.png',
    '/\t/evil.test/sap.png',
    '\\\\evil.test\\sap.png',
    'http://x.test/sap.png',
    'http://localhost/sap.png',
    'https://user:word@x.test/sap.png',
    'data:text/html,<script>1</script>',
    'data:imagex/png,1',
    'javascript:alert(1)',
    'blob:https://x.test/1',
    'file:///etc/passwd',
  ])('%j is not', (raw) => {
    expect(safeImageSource(raw)).toBeNull()
  })
})
