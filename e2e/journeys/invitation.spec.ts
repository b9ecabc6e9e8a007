import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { signInThroughPages, uuidOf } from '../pages/sign-in-page'

/** To legacy-import. */
const link = `/users/acceptclusterinv?userID=${uuidOf('newcomer')}&instanceID=c1a5e000-0000-4000-8000-000000000008`

test('an invitation leads who is signed out through the sign-in to the new cluster [INV-001, INV-009, INV-016]', async ({
  page,
  rig,
}) => {
  await rig.hold('acceptClusterInvitation')
  await signInThroughPages(page, 'newcomer', link)
  await expect(page.getByRole('heading', { level: 1, name: 'Accepting Cluster Invitaion' })).toBeVisible()
  // It stands under the banner of a trial, and over the question about cookies.
  await expect(page.getByRole('region', { name: 'Upgrade offer' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
  await expectAccessible(page)
  await rig.clearFaults()
  await expect(page.getByText('Cluster added to cluster list')).toBeVisible()
  await expect(page).toHaveURL(/\/clusters$/)
  await expect(page.getByRole('link', { name: 'legacy-import' })).toBeVisible()
})
