import { expect, test } from '../fixtures'
import { chooseAs, signInHeading } from '../pages/sign-in-page'

/** Which addresses ask for a sign-in is held beside the routes: here one of them goes all the way. */
test('a page asks for a sign-in and comes back with path, query and hash [AUTH-008]', async ({ page }) => {
  const address = '/consumption?redirect_to=%2Fclusters&x=%C3%A9&q=a%20b%26c#part-2'
  await page.goto(address)
  await expect(signInHeading(page)).toBeVisible()
  await chooseAs(page, 'enterprise')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page).toHaveURL(address)
})
