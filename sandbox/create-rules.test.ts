import { expect, it } from 'vitest'
import type { CallBody } from '../src/api/contract'
import { buildPerson } from '../src/testing/builders'
import { invalidFields } from './create-rules'

/** Of everything that an account may not choose another than the usual one. */
const chosen: CallBody<'createCluster'> = {
  ...{ name: 'new-cluster', platform: 'gc', image: '4.3.0-1182', installation: 'custom', dsize: 120 },
  ...{ region: 'US Central (Iowa)', zone: 'us-central1-a', k8sClusterCode: 'gc-usc1', appId: '1' },
  ...{ analyticsSizeID: 'size-small', loaderSizeID: 'size-small', idleTime: '1', blueprintId: null },
  ...{ tenantID: 't-7', sleeppable: false },
}

const { configurations } = buildPerson()
const allShown = { ...configurations, isTenantShown: true }

it.each([
  [{}, []],
  [{ isReleaseShown: false }, ['image']],
  [{ isInstallationShown: false }, ['installation']],
  [{ diskSize: { ...configurations.diskSize, isEnabled: false } }, ['dsize']],
  [{ isTenantShown: false }, ['tenantID']],
  [{ isAlwaysAliveShown: false }, ['sleeppable']],
])('an account that may choose all but %j is refused %j alone [CRE-D05]', (hidden, refused) => {
  const person = buildPerson({ configurations: { ...allShown, ...hidden } })
  const faults = invalidFields({ person, body: chosen, pipeline: null })
  expect(faults.map(({ fieldName }) => fieldName)).toEqual(refused)
})
