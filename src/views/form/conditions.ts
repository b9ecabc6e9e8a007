import type { FormContext } from './form-values'

/** Conditions a field's `shownWhen` may name (CRE-D05). */
export const conditions: Readonly<Record<string, (context: FormContext) => boolean>> = {
  'size-configurable': ({ person }) => person.configurations.instanceSize.isEnabled,
  'optimization-configurable': ({ person }) => person.configurations.clusterOptimization.isEnabled,
  'version-configurable': ({ person }) => person.configurations.isReleaseShown,
  'tenant-configurable': ({ person }) => person.configurations.isTenantShown,
  'installation-configurable': ({ person }) => person.configurations.isInstallationShown,
  'disk-size-configurable': ({ person }) => person.configurations.diskSize.isEnabled,
  'keep-alive-configurable': ({ person }) => person.configurations.isAlwaysAliveShown,
}
