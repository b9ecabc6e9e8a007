import { expectAccessible } from '../accessibility'
import { answerOf } from '../answer-of'
import { expect, test } from '../fixtures'
import { userMenuButton } from '../pages/shell'
import { signInAs } from '../pages/sign-in-page'

test('a page that cannot be drawn shows the crash fallback in the frame of the console [SHL-032]', async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/broken on purpose/)
  // A page whose code came out broken: every function it exports throws when it is drawn.
  await context.route('**/assets/notifications-page-*.js', async (route) => {
    const code = await (await answerOf(route)).text()
    const names = [...code.matchAll(/ as (\w+)[,}]/g)].map(([, name]) => name)
    const body = `const broken=()=>{throw new Error('broken on purpose')};export{${names
      .map((name) => `broken as ${name}`)
      .join()}}`
    await route.fulfill({ contentType: 'text/javascript', body })
  })
  await signInAs(page, 'owner', '/notifications')
  const fallback = page.getByRole('main').getByRole('alert')
  await expect(fallback).toContainText(
    'OOPS!! SOMETHING WENT WRONG. We are facing some problems and working hard to solve it.',
    { useInnerText: true },
  )
  await expect(userMenuButton(page)).toBeVisible()
  await expectAccessible(page)
})
