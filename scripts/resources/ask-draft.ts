import { singularOf } from '../../src/definitions/plural'
import { Refusal } from '../terminal.mjs'
import { draftOf } from './draft'
import { wordsOf } from './field-words'

type Flags = Record<string, string | undefined>
type Question = {
  flag: string
  asks: string
  otherwise: (flags: Flags) => string
  isAskedOf?: (flags: Flags) => boolean
}

const questions: readonly Question[] = [
  { flag: 'name', asks: 'Its name: plural, lower case, hyphens', otherwise: () => '' },
  { flag: 'many', asks: 'Several are called', otherwise: ({ name = '' }) => wordsOf(name) },
  { flag: 'one', asks: 'One is called', otherwise: ({ many = '' }) => singularOf(many) },
  {
    flag: 'scope',
    asks: "Whose they are: a person's (user) or a cluster's (cluster)",
    otherwise: () => 'user',
  },
  {
    flag: 'tab',
    asks: 'On which tab',
    otherwise: ({ name = '' }) => name,
    isAskedOf: ({ scope }) => scope === 'cluster',
  },
  {
    flag: 'format',
    asks: 'A file beside the console (json) or part of the build (ts)',
    otherwise: () => 'json',
  },
  {
    flag: 'fields',
    asks: 'Fields: name:text!, kind:choice(a|b), team:reference(teams) …',
    otherwise: () => 'name:text!,note:long-text,isActive:boolean',
  },
  { flag: 'when', asks: 'Conditions: "note shown kind=a; note required kind=b"', otherwise: () => '' },
  {
    flag: 'filter-builder',
    asks: 'Fields that conditions may be joined on, with commas, or all',
    otherwise: () => '',
  },
  { flag: 'with', asks: 'Also: import (of files), bulk (changes of many records)', otherwise: () => '' },
  {
    flag: 'detail',
    asks: 'Details of a record: none, dialog or page',
    otherwise: ({ scope }) => (scope === 'cluster' ? 'dialog' : 'page'),
  },
]

/**
 * Asks for what the flags of a new resource say, each until it can be used. An empty answer is the one in brackets.
 * @param ask puts a question, and resolves to the answer
 * @param tell says why an answer cannot be used
 */
export async function askDraft(
  ask: (question: string) => Promise<string>,
  tell: (line: string) => void,
): Promise<Flags> {
  const flags: Flags = { name: 'things', fields: 'name:text' }
  for (const { flag, asks, otherwise, isAskedOf } of questions) {
    if (isAskedOf?.(flags) === false) continue
    const usual = otherwise(flag === 'name' ? {} : flags)
    for (;;) {
      const answer = (await ask(`${asks}${usual === '' ? '' : ` [${usual}]`}: `)).trim()
      const refusal = refusalOf({ ...flags, [flag]: answer === '' ? usual : answer })
      if (refusal === null) {
        flags[flag] = answer === '' ? usual : answer
        break
      }
      tell(refusal)
    }
  }
  return flags
}

function refusalOf(flags: Flags): string | null {
  try {
    draftOf(flags)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}
