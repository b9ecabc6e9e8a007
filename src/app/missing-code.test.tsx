import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notificationProvider, waitingNotices } from '../providers/notification-provider'
import { createSignedInBoot } from '../testing/fake-boot'
import { App } from './app'
import { Notices } from './shell/notices'

// What a browser meets after a new version is out: the code of a page that stands open is no longer there.
vi.mock('./deployed-definitions', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
const server = vi.hoisted(() => ({ isUp: false, asked: 0 }))
vi.mock('./shell/antd-notices', () => {
  server.asked += 1
  if (!server.isUp) throw new TypeError('Failed to fetch dynamically imported module')
  return { AntdNotices: () => 'antd shows them' }
})

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  for (const { key } of waitingNotices.get()) if (key !== undefined) notificationProvider.close(key)
})

it('a file whose reader does not arrive is not waited for without end', async () => {
  history.replaceState(null, '', '/api-keys')
  const { boot } = createSignedInBoot()
  render(<App boot={{ ...boot, config: { ...boot.config, resources: ['/resources/api-keys.json'] } }} />)
  expect(await screen.findByRole('heading', { name: 'THIS PAGE IS NOT FOUND' })).toBeTruthy()
  expect(screen.getByRole('banner')).toBeTruthy()
})

// One test, not two: code that has arrived once is there.
it('notices are shown plainly where their code does not arrive, the last three, and asked for while somebody is there', async () => {
  notificationProvider.open({ key: 'left', type: 'error', message: 'Not saved.' })
  const { unmount } = render(<Notices />)
  await screen.findByRole('alert')
  unmount()
  const { asked } = server
  expect(asked).toBeGreaterThan(0)
  act(() => void window.dispatchEvent(new Event('online')))
  await vi.dynamicImportSettled()
  expect(server.asked).toBe(asked)
  render(<Notices />)
  act(() => {
    notificationProvider.close('left')
    for (const key of ['one', 'two', 'three'])
      notificationProvider.open({ key, type: 'success', message: `Saved ${key}.` })
    notificationProvider.open({ key: 'four', type: 'error', description: 'Error', message: 'Not saved.' })
  })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Error Not saved.')
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent?.trim())).toEqual([
    'Saved two.',
    'Saved three.',
  ])
  server.isUp = true
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('antd shows them')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})
