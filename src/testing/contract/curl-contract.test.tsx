import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { gadgets } from '../gadgets'
import { checkActionCurls, checkFormCurls, checkListCurl } from './curl-contract'
import { serverWords } from './subject-api'
import { subjects } from './subjects'
import { startWireServer, type WireServer } from './wire-server'

let server: WireServer
beforeAll(async () => {
  server = await startWireServer(serverWords)
})
afterAll(() => server.stop())
beforeEach(() => sessionStorage.clear())

describe.each(subjects)('what is copied as curl of $name', (subject) => {
  it('reads the list as the console does', () => checkListCurl(subject, server))
  it('does what the buttons of its actions do', () => checkActionCurls(subject, server))
  it('does what the buttons of its forms do', () => checkFormCurls(subject, server))
})

describe('the contract of copied commands', () => {
  it('finds one that is not what the button sends', async () => {
    let count = 0
    const actions = gadgets.actions.map((action) => ({
      ...action,
      request: () => ({ body: { count: count++ } }),
    }))
    const counting = { ...gadgets, actions }
    await expect(checkActionCurls({ promised: counting, drawn: counting }, server)).rejects.toThrow(
      'to deeply equal',
    )
  })
})
