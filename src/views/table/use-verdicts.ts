import { useMemo } from 'react'
import { sentencesOf } from '../../access/ways-out'
import type { ResourceDefinition } from '../../definitions/define'
import type { ResourceRecord } from '../../definitions/resource-record'
import { recordContexts } from '../action/access-contexts'
import { useStanding } from '../action/use-standing'
import { verdictOn } from '../action/verdict-on'
import { rememberByRecord } from './remember-by-record'

/** What access says of a record's actions, as one text, where a rule looks at the other records too. */
export function useVerdicts(
  definition: ResourceDefinition,
  list: readonly ResourceRecord[],
): (record: ResourceRecord) => string | undefined {
  const standing = useStanding(definition)
  return useMemo(() => {
    if (recordContexts[definition.access.subject]?.records === undefined) return () => undefined
    const inList = { ...standing, list: () => list }
    return rememberByRecord((record) =>
      definition.actions
        .map((action) => verdictOn(definition, action, record, inList))
        .map(({ isHidden, reasons }) => `${isHidden} ${sentencesOf(reasons).join(' ')}`)
        .join('\n'),
    )
  }, [definition, standing, list])
}
