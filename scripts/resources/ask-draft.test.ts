import { expect, it } from 'vitest'
import { askDraft } from './ask-draft'

/** Somebody who gives these answers, and what they saw. */
function answering(answers: readonly string[]) {
  const seen: string[] = []
  const left = [...answers]
  const flags = askDraft(
    async (question) => {
      seen.push(question)
      return left.shift() ?? ''
    },
    (line) => seen.push(line),
  )
  return { flags, seen }
}

it('who says nothing but a name gets a file with a page for each record', async () => {
  const { flags, seen } = answering(['people'])
  expect(await flags).toEqual({
    name: 'people',
    many: 'People',
    one: 'Person',
    scope: 'user',
    format: 'json',
    fields: 'name:text!,note:long-text,isActive:boolean',
    when: '',
    'filter-builder': '',
    with: '',
    detail: 'page',
  })
  expect(seen).toEqual([
    'Its name: plural, lower case, hyphens: ',
    'Several are called [People]: ',
    'One is called [Person]: ',
    "Whose they are: a person's (user) or a cluster's (cluster) [user]: ",
    'A file beside the console (json) or part of the build (ts) [json]: ',
    'Fields: name:text!, kind:choice(a|b), team:reference(teams) … [name:text!,note:long-text,isActive:boolean]: ',
    'Conditions: "note shown kind=a; note required kind=b": ',
    'Fields that conditions may be joined on, with commas, or all: ',
    'Also: import (of files), bulk (changes of many records): ',
    'Details of a record: none, dialog or page [page]: ',
  ])
})

it('what cannot be used is asked again, with the reason', async () => {
  const { flags, seen } = answering([
    'person',
    'keys',
    '',
    '',
    'cluster',
    '',
    'json',
    'name:string',
    'name:text',
  ])
  expect(await flags).toMatchObject({
    name: 'keys',
    scope: 'cluster',
    tab: 'keys',
    fields: 'name:text',
    detail: 'dialog',
  })
  expect(seen[1]).toBe('--name: a plural in lower case with hyphens is expected, such as --name people.')
  expect(seen.join('\n')).toContain('--fields: "name:string" is no field')
  expect(seen).toContain('On which tab [keys]: ')
})
