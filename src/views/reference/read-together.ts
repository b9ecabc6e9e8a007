import { useDataProvider } from '@refinedev/core'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { ResourceDefinition } from '../../definitions/define'
import { useScope, useScopeOf } from '../../providers/scope-context'
import { useSession } from '../../providers/session-context'
import type { ListAnswer } from '../records/cached-records'
import { stateKey } from '../records/list-key'
import { listReader, type ReadList } from '../records/list-reader'
import { idParts } from './id-parts'

/** Reads the records of some ids. */
export type ReadOfIds = (ids: readonly string[]) => Promise<ListAnswer>

/** Ids in one request: a server that cuts what it is asked for has no shorter pages. */
const mostIds = 10

/** What is asked for in one turn of the browser, and the answer to each of its ids. */
type Turn = { ids: Set<string>; answers: Promise<ReadonlyMap<string, ListAnswer>> }

/** By what is read; one that was sent is no longer here. */
const turnsOf = new WeakMap<QueryClient, Map<string, Turn>>()

/** A reader for the cells of a page: what those ask for that are drawn together is asked by few requests. */
export function useReadTogether(definition: ResourceDefinition): ReadOfIds {
  const client = useQueryClient()
  const { person } = useSession()
  const here = useScope()
  const providerOf = useDataProvider()
  const key = stateKey(definition, useScopeOf(definition))
  return async (ids) => {
    const read = listReader(definition, { providerOf, person, here })
    const turns = turnsOf.get(client) ?? new Map<string, Turn>()
    turnsOf.set(client, turns)
    const turn = turns.get(key) ?? begun(read, () => turns.delete(key))
    turns.set(key, turn)
    for (const id of ids) turn.ids.add(id)
    const answers = await turn.answers
    return joined(
      ids,
      ids.flatMap((id) => answers.get(id) ?? []),
    )
  }
}

function begun(readList: ReadList, onEnd: () => void): Turn {
  const ids = new Set<string>()
  const answers = Promise.resolve().then(async () => {
    onEnd()
    const read = idParts([...ids].sort(), mostIds).map(async (part) => {
      const answer = await readList({ ids: part })
      return part.map((id) => [id, answer] as const)
    })
    return new Map((await Promise.all(read)).flat())
  })
  return { ids, answers }
}

/** What the answers say of some ids. */
function joined(ids: readonly string[], answers: readonly ListAnswer[]): ListAnswer {
  const all = [...new Set(answers)]
  const data = all.flatMap((answer) => answer.data.filter(({ id }) => ids.includes(id)))
  return {
    data,
    total: data.length,
    faults: all.flatMap(({ faults }) => faults),
    requestedAt: Math.min(...all.map(({ requestedAt }) => requestedAt)),
    answeredAt: Math.max(...all.map(({ answeredAt }) => answeredAt)),
  }
}
