import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { card, notice } from '../pages/clusters'
import { signInAs, uuidOf } from '../pages/sign-in-page'

const credentials = JSON.stringify({ appId: 'app-1', password: 'S3CR3T-canary', tenant: 'tenant-1' })
const minute = 60_000

test('the consent flow ends in two running clusters [CNF-001, CNF-002, CNF-010, CNF-015]', async ({
  page,
  rig,
}) => {
  await signInAs(page, 'enterprise')
  await page.getByRole('link', { name: 'Connect cloud account' }).click()
  await expect(page).toHaveURL(/\/consentflow$/)
  await page.getByLabel('Environment name').fill('borealis')
  await page.getByLabel('Subscription ID').fill('0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0')
  await page.getByLabel('Resource group').fill('analytics-rg')
  await expect(page.getByRole('region', { name: 'Command' })).toContainText('--name borealis')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('textbox', { name: 'Service principal credentials' }).fill(credentials)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('combobox', { name: 'Region' }).click()
  await page.getByTitle('UK South').click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('••••••••')).toBeVisible()
  await page.getByRole('button', { name: 'Send' }).click()

  await expect(notice(page, 'borealis is being built.')).toBeVisible()
  await expect(page).toHaveURL(/\/clusters$/)
  const pipeline = page.getByRole('region', { name: 'Cloud environment borealis' })
  await expect(pipeline).toContainText('Step 1/8')
  await expect(page.getByRole('complementary', { name: 'Operations' })).toContainText('1 under way')
  await expectAccessible(page)
  await rig.advance(48 * minute)
  await page.reload()
  for (const name of ['borealisdev', 'borealisprod'])
    await expect(card(page, name).locator('[data-state]')).toHaveText('Connected')
  await expect(pipeline).toHaveCount(0)

  const sent = (await rig.requests()).filter(({ call }) =>
    ['getAzurePlan', 'createSubscription', 'createPipeline'].includes(call),
  )
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/v2/azurePipeline/getAzurePlan',
    'POST /api/v2/create-subscription',
    'POST /api/v2/azurePipeline',
  ])
  expect(sent[2]?.body).toMatchObject({
    configurationName: 'borealis',
    region: 'UK South',
    network: false,
    appID: 'app-1',
    userId: uuidOf('enterprise'),
  })
})
