import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderHookAt } from '../../testing/render-hook-at'
import { useInstallation } from './use-installation'

it('keeps in the address what was chosen before it was drawn', async () => {
  const { router, latest, address } = renderHookAt('/data-apps', () => useInstallation([]))
  await act(async () => {
    void router.navigate('?function=Sales')
    latest().startExport()
  })
  expect(address()).toBe('/data-apps?function=Sales&export=open')
  expect([router.state.historyAction, latest().isExporting]).toEqual(['PUSH', true])
  await act(async () => latest().close())
  expect([address(), router.state.historyAction]).toEqual(['/data-apps?function=Sales', 'REPLACE'])
  expect([latest().isExporting, latest().installing]).toEqual([false, []])
})
