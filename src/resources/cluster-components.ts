import type { ComponentsOf, ResourceComponents } from '../views/resource-components'
import { byFolder } from './components'

/** The components of each folder of src/resources/cluster; the cluster page loads them. */
export const clusterComponents: ComponentsOf = byFolder(
  import.meta.glob<ResourceComponents>('./cluster/*/components.tsx', { eager: true, import: 'components' }),
)
