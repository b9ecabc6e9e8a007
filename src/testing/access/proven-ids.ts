/** Requirements that hold where an action is open in exactly the states its expectations say. */
const ids: Readonly<Record<string, readonly string[]>> = {
  'Cluster.create': ['ACL-011', 'CRE-037', 'CRE-040'],
  'Cluster.connect': ['ACL-035', 'CLU-051'],
  'Cluster.disconnect': ['ACL-035', 'CLU-052'],
  'Cluster.clone': ['ACL-032', 'ACL-038', 'CLU-053', 'CLU-054', 'CLU-058'],
  'Cluster.upgrade': ['ACL-032'],
  'Cluster.delete': ['ACL-031', 'CLU-055', 'CLU-056'],
  'Region.choose': ['ACL-010'],
  'DataApp.choose': ['ACL-012'],
  'DataApp.list': ['ACL-034'],
  'ConsentFlow.open': ['CLU-049', 'CLU-057'],
  'ConsentFlow.create': ['CNF-032'],
  'Marketplace.open': ['SHL-024'],
  'ClusterPage.open-libraries': ['LIB-023'],
  'ClusterPage.open-scheduling': ['SCH-017'],
  'ScheduledEvent.list': ['SCH-017'],
  'ScheduledEvent.choose-connection': ['ACL-035'],
  'ScheduledEvent.choose-scale': ['CFG-053'],
  'SupportToken.list': ['ACL-036', 'DET-070'],
  'SupportToken.create': ['ACL-036', 'DET-070'],
  'SupportToken.update': ['ACL-036', 'DET-070'],
  'SupportToken.delete': ['ACL-036', 'DET-070'],
  'ClusterUser.list': ['ACL-033'],
  'ClusterUser.invite': ['USR-010'],
  'ClusterUser.update': ['USR-011', 'USR-013', 'USR-014'],
  'ClusterUser.remove': ['USR-012', 'USR-013', 'USR-014'],
  'ClusterUser.withdraw': ['USR-015'],
  'IpWhitelist.create': ['WLT-007'],
  'IpWhitelist.update': ['WLT-007', 'WLT-008'],
  'IpWhitelist.delete': ['WLT-007'],
  'SubCluster.list': ['ACL-030'],
  'SubCluster.create': ['ACL-030'],
  'SubCluster.update': ['ACL-030'],
  'SubCluster.scale': ['ACL-030'],
  'SubCluster.remove': ['ACL-030'],
  'SubCluster.connect': ['SUB-031'],
  'SubCluster.disconnect': ['SUB-031'],
  'SubCluster.start': ['SUB-030'],
  'SubCluster.stop': ['SUB-029'],
  'SubCluster.restart': ['SUB-029'],
  'AdvancedSql.update': ['CFG-055', 'CFG-056', 'CFG-057'],
  'DataAgent.list': ['AGT-045'],
  'DataAgent.start': ['AGT-046'],
  'DataAgent.stop': ['AGT-047'],
  'DataAgent.restart': ['AGT-047'],
}

/** Actions that are said to prove something. */
export const provingActions: readonly string[] = Object.keys(ids)

/** ` [CLU-051, ACL-035]`, or nothing. */
export function idsProvenBy(name: string): string {
  const proven = ids[name] ?? []
  return proven.length === 0 ? '' : ` [${proven.join(', ')}]`
}
