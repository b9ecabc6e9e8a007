import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import '../../../locales/late-texts'
import { buildCluster } from '../../../testing/builders'
import { renderWithProviders } from '../../../testing/render-with-providers'
import { firstBytes, keepSavedFiles, markOfUtf8 } from '../../../testing/saved-files'
import type { Column } from '../../../views/table/use-table-view'
import { CsvButton } from './csv-button'

const saved = keepSavedFiles()

const column = (name: string, label: string): Column => ({
  ...{ name, label, field: { label: { en: label }, kind: 'text' } },
  ...{ isLead: false, isShown: true, isSortable: false, isFigure: false },
})
const ipu = new Map([
  ['c-1', 1234.567894],
  ['c-2', null],
])

it('saves the columns that are shown in words, with nothing for what is not known, and says how many rows', async () => {
  const { notices } = renderWithProviders(
    <CsvButton
      columns={[column('name', 'Name'), column('platform', 'Platform'), column('monthIpu', 'IPU this month')]}
      records={[
        buildCluster({ id: 'c-1', name: 'alpha', platform: 'az-saas' }),
        buildCluster({ id: 'c-2', name: 'beta', platform: 'gc' }),
        buildCluster({ id: 'c-3', name: 'gamma', platform: 'moon' }),
      ]}
      monthIpu={{ isReading: false, values: ipu, failure: null }}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Save as CSV' }))
  const [file] = saved
  expect(file?.name).toBe('clusters.csv')
  expect(await firstBytes(file?.content, 3)).toEqual(markOfUtf8)
  expect(await file?.content.text()).toBe(
    'Name,Platform,IPU this month\r\nalpha,Azure SaaS,1234.56789\r\nbeta,Google Cloud,\r\ngamma,moon,\r\n',
  )
  expect(notices).toMatchObject([{ type: 'success', message: '3 clusters saved' }])
})
