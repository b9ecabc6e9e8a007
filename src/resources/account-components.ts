import type { ComponentsOf, ResourceComponents } from '../views/resource-components'
import { byFolder } from './components'

/** The components of each folder of src/resources/account; the account pages load them. */
export const accountComponents: ComponentsOf = byFolder(
  import.meta.glob<ResourceComponents>('./account/*/components.tsx', { eager: true, import: 'components' }),
)
