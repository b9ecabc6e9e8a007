import type { NamedCallOptions } from '../api/api-client'
import type { NamedCall } from '../api/call'
import type { ResourceDefinition } from '../definitions/define'
import type { CallChoice } from '../definitions/define-call'
import type { CommandMeta } from './data-meta'
import { callOf } from './definition-call'

/** What a data provider knows of the console around it. */
export type DefinedResources = {
  /** The registered definition of a resource, by name. */
  definitionOf: (resource: string) => ResourceDefinition | undefined
  /** Id of the signed-in person: the `{id}` of every path. It comes from the session, never from the page's address. */
  personId: () => string
}

/** What Refine asks of create, update and deleteOne. */
export type CommandParams = {
  resource: string
  id?: string | number
  variables?: unknown
  meta?: CommandMeta
}

/** The definition a request is about: the one its view brings, else the registered one of that name. */
export function definitionFor(
  { definitionOf }: DefinedResources,
  resource: string,
  meta: { definition?: ResourceDefinition } = {},
): ResourceDefinition {
  const definition = meta.definition ?? definitionOf(resource)
  if (!definition) throw new Error(`No resource is named "${resource}"`)
  return definition
}

/** The call a command makes, and what it sends: the values become the request here, by the form's converter. */
export async function commandOf(
  resources: DefinedResources,
  { resource, id, variables, meta = {} }: CommandParams,
  defaultCall: (definition: ResourceDefinition) => CallChoice | undefined,
): Promise<{ call: NamedCall; options: NamedCallOptions }> {
  const definition = definitionFor(resources, resource, meta)
  const choice = meta.call ?? defaultCall(definition)
  if (choice === undefined) throw new Error(`"${resource}" has no call for this`)
  const body = meta.toRequest ? await meta.toRequest(variables) : variables
  return {
    call: callOf(choice, definition, 'command'),
    options: {
      path: {
        ...(id === undefined ? {} : { recordId: String(id) }),
        ...meta.path,
        id: resources.personId(),
      },
      ...(body === undefined ? {} : { body }),
      ...(meta.query ? { query: meta.query } : {}),
      idempotencyKey: meta.keyFor?.(body) ?? meta.idempotencyKey,
    },
  }
}

/** The call by which a resource creates a record. */
export function creationOf({ create }: ResourceDefinition): CallChoice | undefined {
  return create?.call
}

/** The call by which a resource changes a record. */
export function changeOf({ edit }: ResourceDefinition): CallChoice | undefined {
  return edit?.call
}

/** The call by which a resource deletes a record. */
export function deletionOf({ actions }: ResourceDefinition): CallChoice | undefined {
  return actions.find(({ name }) => name === 'delete')?.call
}
