import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiError } from '../../api/errors'
import { createFakeApi } from '../../testing/fake-api'
import { renderWithProviders } from '../../testing/render-with-providers'
import { ExportDownload } from './export-download'

it('fetches a file once, however often it is pressed, and again after a refusal', async () => {
  let refuse = (_: Error) => {}
  const api = createFakeApi({
    downloadExport: () =>
      new Promise((_resolve, reject) => {
        refuse = reject
      }),
  })
  const { notices } = renderWithProviders(<ExportDownload exportId="e-1" label="Download e-1" />, { api })
  const button = screen.getByRole('button', { name: 'Download e-1' })
  await act(async () => fireEvent.click(button))
  await act(async () => fireEvent.click(button))
  expect(button.ariaDisabled).toBe('true')
  expect(api.callsOf('downloadExport').map(({ options }) => options.path)).toEqual([{ exportId: 'e-1' }])
  await act(async () => refuse(new ApiError({ message: 'It is gone', statusCode: 404 })))
  expect(notices.map(({ message }) => message)).toEqual(['It is gone'])
  await act(async () => fireEvent.click(button))
  expect(api.callsOf('downloadExport')).toHaveLength(2)
})
