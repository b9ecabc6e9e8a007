import { recordAs } from '../../../definitions/resource-record'
import type { DataAgent } from '../../../domain/data-agent'
import { connectedServicesOf } from '../../../domain/data-agent-state'
import { FactList, factOfOne } from '../../../views/confirm/fact-list'
import type { ConsequencesProps } from '../../../views/resource-components'
import { useTenantName } from './tenants'

/** The tenant, the data sources and the services that an agent links, which lose the link. */
export function WhatItLinks({ record }: Pick<ConsequencesProps, 'record'>) {
  const agent = recordAs<DataAgent>(record)
  const tenant = useTenantName(agent.tenantId)
  return (
    <FactList
      facts={[
        { label: 'dataAgents.tenant', fact: factOfOne(tenant) },
        { label: 'dataAgents.dataSources', fact: factOfOne(agent.dataSources) },
        { label: 'dataAgents.connectedServices', fact: factOfOne(connectedServicesOf(agent)) },
      ]}
    />
  )
}
