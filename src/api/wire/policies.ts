import * as z from 'zod/mini'
import { type ClusterPolicies, noPolicies } from '../../domain/cluster'
import { optionalText, policyVerbList } from './primitives'

/** The server-sent policies of a cluster, by their clean names (D2 §3 'clusterPolicy object'). */
export const policiesOf = z.pipe(
  z.optional(
    z.nullable(
      z.looseObject({
        managementPolicy: policyVerbList,
        clusterPolicy: policyVerbList,
        connectionPolicy: policyVerbList,
        subClusterPolicy: policyVerbList,
        userPolicy: policyVerbList,
        blueprintPolicy: policyVerbList,
        cliPolicy: policyVerbList,
        whitelistPolicy: policyVerbList,
        authorizedRoles: policyVerbList,
        roleName: optionalText,
      }),
    ),
  ),
  z.transform((sent): ClusterPolicies => {
    if (!sent) return noPolicies
    return {
      management: sent.managementPolicy,
      cluster: sent.clusterPolicy,
      connection: sent.connectionPolicy,
      subCluster: sent.subClusterPolicy,
      user: sent.userPolicy,
      blueprint: sent.blueprintPolicy,
      cli: sent.cliPolicy,
      whitelist: sent.whitelistPolicy,
      roleName: sent.roleName,
      authorizedRoles: sent.authorizedRoles,
    }
  }),
)
