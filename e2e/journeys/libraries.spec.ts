import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { commandsOf, rowOf, section, tabOf } from '../pages/cluster-page'
import { clearTheWay, notice } from '../pages/clusters'
import { signInAs } from '../pages/sign-in-page'

const tab = tabOf('libraries')
/** Milliseconds from one reading of the list to the next while something is installed. */
const cadence = 30_000
const path = (rest: string) =>
  expect.stringMatching(new RegExp(`^/api/v2/instances/[0-9a-f-]{36}/libraries/${rest}$`))

test('an owner filters, installs, renews and removes libraries, and puts a file into the storage without a token [LIB-001, LIB-002, LIB-003, LIB-004, LIB-005, LIB-027, LIB-028]', async ({
  page,
  rig,
}) => {
  await page.clock.install()
  await signInAs(page, 'owner', tab)
  const libraries = section(page, 'Libraries')
  await libraries.getByRole('button', { name: 'Columns and density of Libraries' }).click()
  for (const name of ['Analytics State', 'Loader State', 'Chidori State'])
    await page.getByRole('menuitemcheckbox', { name }).click()
  await page.keyboard.press('Escape')
  await expect(libraries.getByRole('columnheader')).toHaveText([
    '',
    /^Library/,
    /^Status/,
    /Version/,
    /Type/,
    /Source/,
    /Analytics State/,
    /Loader State/,
    /Chidori State/,
    'Actions',
  ])
  const numpy = rowOf(page, 'numpy')
  await expect(numpy.getByRole('rowheader')).toHaveText('numpy')
  await expect(numpy.getByRole('cell')).toContainText(['', 'Installed', '1.26.4', 'PyPI', 'PyPI'])
  await expect(rowOf(page, 'no-such-package')).toContainText('Failed')
  await expectAccessible(page)

  const filter = libraries.getByRole('searchbox')
  await filter.fill('PAND')
  await expect(libraries.getByRole('row')).toHaveCount(2)
  await filter.fill('')
  await expect(numpy).toBeVisible()
  await expect(page).not.toHaveURL(/q=/)

  await libraries.getByRole('button', { name: 'Sync Versions' }).click()
  await expect(notice(page, 'Python Packages Versions Syncronised')).toBeVisible()

  const install = libraries.getByRole('button', { name: 'Install new library' })
  await install.click()
  const dialog = page.getByRole('dialog', { name: 'Install new library' })
  await expect(dialog.getByRole('radio')).toHaveCount(6)
  for (const source of ['PyPI', 'Organization', 'File Path/GCS', 'Maven', 'CRAN', 'File Uploader']) {
    await expect(dialog.getByRole('radio', { name: source })).toBeVisible()
  }
  const submit = dialog.getByRole('button', { name: 'Install', exact: true })
  await submit.click()
  await expect(dialog).toContainText('Add at least one PyPI Package')
  await expectAccessible(page)
  await dialog.getByLabel('Packages').fill('NumPy==2.1.0\nscipy')
  await submit.click()
  const detected = page.getByRole('dialog', { name: 'Installed Packages Detected' })
  await expect(detected).toContainText('numpy==1.26.4')
  await detected.getByRole('button', { name: 'Overwrite' }).click()
  await expect(notice(page, 'Installing NumPy==2.1.0, scipy')).toBeVisible()
  await expect(rowOf(page, 'scipy')).toContainText('Installing')
  await expect(install).toHaveAttribute('aria-disabled', 'true')
  await rig.advance(120_000)
  await page.clock.runFor(cadence)
  await expect(rowOf(page, 'scipy')).toContainText('Installed')

  await rowOf(page, 'NumPy')
    .getByRole('button', { name: /^Edit version/ })
    .click()
  const edit = page.getByRole('dialog', { name: 'Edit the version of NumPy' })
  await edit.getByRole('textbox').fill('')
  await edit.getByRole('button', { name: 'Install this version' }).click()
  await expect(edit).toBeHidden()
  await rig.advance(120_000)
  await page.clock.runFor(cadence)
  await expect(rowOf(page, 'NumPy')).toContainText('latest')

  await clearTheWay(page)
  await install.click()
  await dialog.getByRole('radio', { name: 'File Uploader' }).check()
  const rules = { name: 'rules.whl', mimeType: '', buffer: Buffer.alloc(2_000_000, 7) }
  await dialog.getByLabel('File', { exact: true }).setInputFiles(rules)
  await expect(dialog).toContainText('rules.whl, 2.0 MB')
  const upload = page.waitForRequest('**/storage/*')
  await submit.click()
  expect((await upload).headers().authorization).toBeUndefined()
  await expect(rowOf(page, 'rules.whl')).toContainText('Installing')
  await rig.advance(120_000)
  await page.clock.runFor(cadence)
  await expect(rowOf(page, 'rules.whl')).toContainText('Installed')

  for (const name of ['requests', 'jsonlite']) await rowOf(page, name).getByRole('checkbox').check()
  await libraries.getByRole('button', { name: 'Uninstall Selected' }).click()
  const sure = page.getByRole('dialog')
  await expect(sure).toContainText('requests')
  await sure.getByRole('button', { name: 'Uninstall', exact: true }).click()
  await expect(rowOf(page, 'jsonlite')).toContainText('Uninstalling')

  expect(await commandsOf(rig)).toEqual([
    {
      method: 'POST',
      path: '/api/v2/instances/libraries/sync',
      body: { instanceID: expect.any(String), type: 'pypi' },
    },
    {
      method: 'PUT',
      path: path('install'),
      body: { type: 'pypi', data: { packages: ['NumPy==2.1.0', 'scipy'] } },
    },
    { method: 'PUT', path: path('install'), body: { type: 'pypi', data: { packages: ['NumPy'] } } },
    { method: 'PUT', path: path('upload'), body: { clientOrigin: rig.origin, file: 'rules.whl' } },
    { method: 'PUT', path: path('install'), body: { type: 'file', data: { file: 'rules.whl' } } },
    {
      method: 'PUT',
      path: path('uninstall-multiple'),
      body: [
        { type: 'pypi', data: { packages: ['requests'] } },
        {
          type: 'cran',
          data: { package: 'jsonlite', repository: 'https://cran.r-project.org' },
        },
      ],
    },
  ])
})
