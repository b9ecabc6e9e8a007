import { expect, it } from 'vitest'
import { fontLicence } from './font-licence'

it('lays the licence of the font beside it', () => {
  const files: { fileName: string; source: string }[] = []
  const { generateBundle } = fontLicence()
  if (typeof generateBundle !== 'function') return expect.fail('nothing is written')
  Reflect.apply(generateBundle, { emitFile: (file: (typeof files)[number]) => files.push(file) }, [])
  expect(files.map(({ fileName }) => fileName)).toEqual(['assets/inter-license.txt'])
  expect(files[0]?.source).toContain('SIL OPEN FONT LICENSE')
})
