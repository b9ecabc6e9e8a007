import type { RelatedDefinition, ResourceDefinition } from '../../definitions/define'

/**
 * A resource as it stands under a record of another one: only what belongs to that record, without the column that says
 * so, and what is made there belongs to it.
 */
export function narrowedTo(
  other: ResourceDefinition,
  { by, title }: RelatedDefinition,
  id: string,
  isOneOfSeveral = false,
): ResourceDefinition {
  const { list, create, label } = other
  return {
    ...other,
    // Its heading is one of the page's, whatever place it has of its own.
    place: { kind: 'page' },
    label: { ...label, title: title ?? label.title ?? label.many },
    narrowed: { by, id, ...(isOneOfSeveral && { isOneOfSeveral }) },
    list: {
      ...list,
      columns: list.columns.filter((column) => column !== by),
      filters: list.filters?.filter(({ field }) => field !== by),
    },
    create: create && {
      ...create,
      // It stands over this list, wherever its own form has its place.
      layout: undefined,
      initial: (environment) => ({ ...create.initial?.(environment), [by]: id }),
    },
  }
}
