import type { CallBody } from '../../src/api/contract'
import {
  checkEnvironmentName,
  isSubnet,
  isSubscriptionId,
  readServicePrincipal,
} from '../../src/domain/consent-form'
import { decisionOn } from '../access/decision'
import { consentRegions } from '../catalogue'
import { cleanPerson } from '../clean'
import { created, type Handler, ok } from '../handler'
import { startedPipeline } from '../pipelines'
import { invalid, nameTaken, outOfSight, throwInvalid, throwUnmet } from '../problems'
import { countOwnedClusters, isNameTaken } from '../store/clusters'
import { changePerson, findPerson, lockPerson, setPipeline } from '../store/people'

/** POST /azurePipeline/getAzurePlan */
export const getAzurePlan: Handler<'getAzurePlan'> = async ({ person, body }) => {
  if (body.email !== person.wire.email) throw outOfSight('user')
  if (body.tenant === '')
    throw invalid([{ fieldName: 'servicePrincipalCredentials', message: 'The credentials name no tenant.' }])
  return ok({ plan: person.wire.role.name })
}

/** Names of networks that the consent backend cannot reach. */
const unreachableNetworks = /^unreachable/

/** The external consent backend: checks the subscription, and whether an existing network can be reached. */
export const createSubscription: Handler<'createSubscription'> = async ({ db, body }) => {
  if (!(await findPerson(db, body.userId))) throw outOfSight('user')
  throwInvalid(faultsOf(body))
  if (body.network && unreachableNetworks.test(body.vnName)) return ok({ networkTest: false })
  return created({ message: 'The subscription is valid.' })
}

/** POST /azurePipeline: the environment is built from now on. One account builds one at a time. */
export const createPipeline: Handler<'createPipeline'> = async ({
  db,
  clock,
  person: asker,
  body,
  productKey,
}) => {
  if (body.userId !== asker.uuid) throw outOfSight('user')
  await lockPerson(db, asker.uuid)
  const person = (await findPerson(db, asker.uuid)) ?? asker
  const clean = cleanPerson(person, await countOwnedClusters(db, person.uuid))
  throwInvalid(faultsOf(body))
  throwUnmet([decisionOn('create', 'ConsentFlow', { person: clean, productKey })])
  const { configurationName, region, plan } = body
  for (const kind of ['dev', 'prod'])
    if (await isNameTaken(db, person.uuid, `${configurationName}${kind}`)) throw nameTaken(configurationName)
  await setPipeline(db, person.uuid, startedPipeline({ configurationName, region, plan }, productKey, clock))
  await changePerson(db, person, { pipelineStatus: 'inProgress', showConsentFlow: false })
  return created({ message: `${configurationName} is being built.` })
}

const subnets = ['subnet1', 'subnet2', 'subnet3', 'subnet4', 'subnet5'] as const

function faultsOf(body: CallBody<'createPipeline'>) {
  const credentials = readServicePrincipal(body.servicePrincipalCredentials)
  const isOfCredentials =
    credentials !== null &&
    credentials.password !== '' &&
    credentials.tenant === body.tenant &&
    credentials.appId === body.appID &&
    credentials.password === body.password
  const fault = (isRight: boolean, fieldName: string, message: string) =>
    isRight ? null : { fieldName, message }
  return [
    fault(
      checkEnvironmentName(body.configurationName) === null,
      'configurationName',
      'The name is not valid.',
    ),
    fault(isSubscriptionId(body.subscriptionID), 'subscriptionID', 'This subscription is not known.'),
    fault(/^[\w.()-]{3,90}$/.test(body.resourceGroup), 'resourceGroup', 'This resource group is not known.'),
    fault(isOfCredentials, 'servicePrincipalCredentials', 'The credentials lack tenant, appId or password.'),
    fault(
      consentRegions.some((region) => region === body.region),
      'region',
      'This region is not offered.',
    ),
    fault(/^[a-z]{0,20}$/.test(body.plan), 'plan', 'This plan is not known.'),
    fault(
      /^[\w.-]{0,40}$/.test(body.vnName) && (body.vnName !== '') === body.network,
      'vnName',
      'This network is not known.',
    ),
    ...subnets.map((name) =>
      fault(
        body.network ? isSubnet(body[name]) : body[name] === '',
        name,
        'Please complete the Network Subnets',
      ),
    ),
  ]
}
