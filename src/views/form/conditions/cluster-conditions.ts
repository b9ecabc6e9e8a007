import type { FieldCondition } from '../conditions'
import type { NamedEntries } from '../named-entries'

/** What an account may configure (CRE-D05). */
export const clusterConditions: NamedEntries<FieldCondition> = {
  'size-configurable': ({ person }) => person.configurations.instanceSize.isEnabled,
  'optimization-configurable': ({ person }) => person.configurations.clusterOptimization.isEnabled,
  'version-configurable': ({ person }) => person.configurations.isReleaseShown,
  'tenant-configurable': ({ person }) => person.configurations.isTenantShown,
  'installation-configurable': ({ person }) => person.configurations.isInstallationShown,
  'disk-size-configurable': ({ person }) => person.configurations.diskSize.isEnabled,
  'keep-alive-configurable': ({ person }) => person.configurations.isAlwaysAliveShown,
}
