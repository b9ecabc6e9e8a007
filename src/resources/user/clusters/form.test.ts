import { describe, expect, it } from 'vitest'
import type { FieldLock } from '../../../definitions/define-behaviour'
import type { FormContext } from '../../../definitions/form-values'
import { buildPerson } from '../../../testing/builders'
import { diskSizeHint, diskSizeRule, nameHint, regionLock, sizeLock, versionLock } from './form'

const on = (platform: string): FormContext => ({
  mode: 'create',
  values: { platform },
  record: null,
  scope: { kind: 'user' },
  person: buildPerson(),
  productKey: 'basalt',
})

const region = 'The region is fixed on this platform.'
const size = 'The size is fixed on this platform.'
const version = 'Only Latest Version is Supported in Azure Platform'

describe('a new cluster', () => {
  it.each([
    ['az', region, size, version],
    ['az-saas', region, null, version],
    ['aws', null, null, null],
    ['gc', null, null, null],
  ])('on %s has what cannot be chosen there locked, and says why', (platform, ...sentences) => {
    const said = (lock: FieldLock) => (typeof lock === 'function' ? lock(on(platform)) : lock.reason)
    expect([regionLock, sizeLock, versionLock].map(said)).toEqual(sentences)
  })

  it.each([
    ['az', 'Naming hint: 3 to 8 characters;'],
    ['az-saas', 'Naming hint: 3 to 8 characters;'],
    ['aws', 'Naming hint: 3 to 21 characters;'],
    ['gc', 'Naming hint: 3 to 21 characters;'],
  ])('on %s is named as "%s" says', (platform, hint) => {
    expect(nameHint(on(platform))).toMatch(new RegExp(`^${hint}`))
  })

  it('has a disk of a size that the account may have', () => {
    expect(diskSizeHint(on('gc'))).toBe('Between 1 and 1000 GB')
    expect([1, 1000].map((value) => diskSizeRule(value, on('gc')))).toEqual([null, null])
    expect([0, 1001].map((value) => diskSizeRule(value, on('gc')))).toEqual([
      'Disk size must be between 1 and 1000',
      'Disk size must be between 1 and 1000',
    ])
  })
})
