import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { DefinedResource } from '../../../providers/defined-resource'
import { ScopeContext } from '../../../providers/scope-context'
import { useActionHost } from '../../../views/action/action-host-context'
import { ActionHostProvider } from '../../../views/action/action-host-provider'
import { useRevealed } from '../../../views/action/action-state'
import { AnswerDialog } from '../../../views/action/answer-dialog'
import { listKey, stateKey } from '../../../views/records/list-key'
import { partsOf } from '../../route-table'
import type { PaletteCommand } from './palette-item'

/** A command that was chosen, once each time; `opener` had the focus before the palette. */
export type GivenCommand = { command: PaletteCommand; opener: HTMLElement | null }

/** Starts a command of a resource as its button would, with the same question; its list need not be on the page. */
export function CommandHost({ given }: { given: GivenCommand }) {
  const { definition, scope } = given.command
  return (
    <ScopeContext value={scope}>
      <DefinedResource definition={definition}>
        <ActionHostProvider key={stateKey(definition, scope)} definition={definition} isSilent>
          <Start given={given} />
        </ActionHostProvider>
        <Answer command={given.command} />
      </DefinedResource>
    </ScopeContext>
  )
}

function Start({ given }: { given: GivenCommand }) {
  const host = useActionHost()
  const started = useRef<GivenCommand | null>(null)
  useEffect(() => {
    if (started.current === given) return
    started.current = given
    const { action, record } = given.command
    host.start(action, record ? [record] : [], given.opener)
  }, [host, given])
  return null
}

/** What the server answered and the person has to see; where the resource is on the page, its own host shows it. */
function Answer({ command: { definition, scope } }: { command: PaletteCommand }) {
  const { pathname } = useLocation()
  const client = useQueryClient()
  const revealed = useRevealed(stateKey(definition, scope))
  if (!revealed) return null
  const isHere =
    definition.place.kind === 'menu'
      ? partsOf(pathname)[0] === definition.name
      : client.getQueryCache().findAll({ queryKey: listKey(definition, scope), type: 'active' }).length > 0
  return isHere ? null : <AnswerDialog definition={definition} revealed={revealed} />
}
