import * as z from 'zod/mini'
import { type ClusterPolicies, policyParts } from '../../domain/cluster'
import { noteValueFaults, valueFaultsOf } from '../record-faults'
import { nameList, optionalText, roleNames } from './primitives'
import { readablePart } from './records'

/** A policy: a list of verbs or an object of switches (CLU-D11); a missing policy allows nothing (ACL-D26). */
function policy(key: string) {
  const verbs = z.pipe(
    z.optional(z.nullable(nameList)),
    z.transform((sent): string[] => sent ?? []),
  )
  return readablePart(`clusterPolicy.${key}`, verbs, () => [])
}

/** The role by its name; D3 §3 can be read as if it came in a list. */
const roleName = z.pipe(
  z.pipe(
    z.transform((sent: unknown): unknown => (Array.isArray(sent) && sent.length < 2 ? sent[0] : sent)),
    optionalText,
  ),
  z.transform((text): { text: string | null } => ({ text })),
)

const wirePolicies = z.looseObject({
  managementPolicy: policy('managementPolicy'),
  clusterPolicy: policy('clusterPolicy'),
  connectionPolicy: policy('connectionPolicy'),
  subClusterPolicy: policy('subClusterPolicy'),
  userPolicy: policy('userPolicy'),
  blueprintPolicy: policy('blueprintPolicy'),
  cliPolicy: policy('cliPolicy'),
  whitelistPolicy: policy('whitelistPolicy'),
  authorizedRoles: readablePart('clusterPolicy.authorizedRoles', roleNames, () => []),
  roleName: readablePart('clusterPolicy.roleName', roleName, () => ({ text: null })),
})

const sentPolicies = z.pipe(
  z.optional(z.nullable(wirePolicies)),
  z.transform((sent) => sent ?? wirePolicies.parse({})),
)

/**
 * The server-sent policies of a cluster, by their clean names (D2 §3 'clusterPolicy object'). One of an unknown shape
 * allows nothing and is named in `unreadable` (README decision 16); `valueFaultsOf` the policies tells what came.
 */
export const policiesOf = z.pipe(
  readablePart('clusterPolicy', sentPolicies, () => wirePolicies.parse({})),
  z.transform((sent): ClusterPolicies => {
    const parts = {
      management: sent.managementPolicy,
      cluster: sent.clusterPolicy,
      connection: sent.connectionPolicy,
      subCluster: sent.subClusterPolicy,
      user: sent.userPolicy,
      blueprint: sent.blueprintPolicy,
      cli: sent.cliPolicy,
      whitelist: sent.whitelistPolicy,
      authorizedRoles: sent.authorizedRoles,
      roleName: sent.roleName,
    }
    const whole = valueFaultsOf(sent)
    const faults = [...whole, ...Object.values(parts).flatMap(valueFaultsOf)]
    const unreadable =
      faults.length === 0
        ? []
        : policyParts.filter((name) => whole.length > 0 || valueFaultsOf(parts[name]).length > 0)
    return noteValueFaults({ ...parts, roleName: sent.roleName.text, unreadable }, faults)
  }),
)
