import { expect, it } from 'vitest'
import {
  cloneClusterRequest,
  createClusterRequest,
  updatePasswordRequest,
  updateUserRequest,
} from './requests'

/** By hand from D1 §7. */
const cluster = {
  ...{ name: 'sales', image: 'b-1', platform: 'gc', region: 'eu', installation: 'public', dsize: 100 },
  ...{ idleTime: 4, tenantID: null, blueprintId: null, analyticsSizeID: 's-1', loaderSizeID: 7 },
  ...{ zone: null, k8sClusterCode: 'gc-eu', appId: 'a-1', sleeppable: true },
}

it('a cluster is made with exactly its fields; what nobody chose is null', () => {
  expect(createClusterRequest.parse(cluster)).toEqual(cluster)
  for (const key of Object.keys(cluster).filter((each) => each !== 'image'))
    expect(createClusterRequest.safeParse({ ...cluster, [key]: undefined }).success, key).toBe(false)
  expect(createClusterRequest.safeParse({ ...cluster, sleepable: true }).success).toBe(false)
})

it('a clone says what it is called and of what it is one', () => {
  expect(cloneClusterRequest.parse({ name: 'b', clone: 'a' })).toEqual({ name: 'b', clone: 'a' })
  expect(cloneClusterRequest.safeParse({ name: 'b' }).success).toBe(false)
})

it('a skipped password carries none, and one that is set is there', () => {
  const takes = (body: unknown) => updatePasswordRequest.safeParse(body).success
  expect(takes({ isSkipped: true })).toBe(true)
  expect(takes({ isSkipped: true, password: 's3cret' })).toBe(false)
  expect(takes({ isSkipped: false })).toBe(false)
})

it('a change of the account is the answer about cookies or the whole profile, never both', () => {
  const takes = (body: unknown) => updateUserRequest.safeParse(body).success
  const profile = { firstName: 'Ann', lastName: 'Ash', jobTitle: '', company: '', phone: '' }
  expect([takes(profile), takes({ userConsent: 'reject' })]).toEqual([true, true])
  expect(takes({ ...profile, userConsent: 'accept' })).toBe(false)
  expect(takes({ ...profile, phone: undefined })).toBe(false)
  expect(takes({ userConsent: 'maybe' })).toBe(false)
})
