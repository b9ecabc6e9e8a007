import { expect, it } from 'vitest'
import { watchNavigations } from '../testing/watch-navigations'
import { leavePage } from './leave-page'

it.each(['/clusters/sales?tab=configurations#size', '/clusters', '/plans#top'])(
  'the page is loaded again at %s, also where that is its address already',
  (address) => {
    history.replaceState(null, '', '/clusters/sales?tab=configurations#size')
    const navigations = watchNavigations()
    leavePage(address)
    expect(navigations.count()).toBe(1)
  },
)
