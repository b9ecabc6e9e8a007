import type { ComponentsOf, ResourceComponents } from '../views/resource-components'

/** The components of each folder of src/resources/user, by its name. They are part of the first load. */
export const components: ComponentsOf = byFolder(
  import.meta.glob<ResourceComponents>('./user/*/components.tsx', { eager: true, import: 'components' }),
)

/** By the folder, which is called like its resource. */
export function byFolder(files: Readonly<Record<string, ResourceComponents>>): ComponentsOf {
  return Object.fromEntries(Object.entries(files).map(([path, each]) => [path.split('/').at(-2) ?? '', each]))
}
