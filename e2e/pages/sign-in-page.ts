import { type Cookie, expect, type Page } from '@playwright/test'
import { followRequests } from '../settled'

/** Everybody the sandbox knows, as the sign-in page names them. */
export const people = {
  owner: 'Olivia Owner',
  manager: 'Marco Manager',
  user: 'Uma User',
  billing: 'Bill Billing',
  enterprise: 'Erin Enterprise',
  trial: 'Tara Trial',
  newcomer: 'Noah Newcomer',
  expired: 'Eve Expired',
  lab: 'Liam Lab',
  unconfirmed: 'Ursula Unconfirmed',
  provisioned: 'Pia Provisioned',
  stranger: 'Sam Stranger',
  blocked: 'Bo Blocked',
  personal: 'Pat Personal',
  mfa: 'Mia Multifactor',
} as const

export type PersonKey = keyof typeof people

/** Id of a person in the paths of the product API. */
export function uuidOf(person: PersonKey): string {
  const number = Object.keys(people).indexOf(person) + 1
  return `5a9d0b0e-0000-4000-8000-${String(number).padStart(12, '0')}`
}

/** The identity provider's page that asks who signs in. */
export const signInHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Sign in to Basalt' })

/** Waits for the identity provider's page and chooses a person there. */
export async function chooseAs(page: Page, person: PersonKey): Promise<void> {
  await page.getByRole('button', { name: people[person] }).click()
}

/** Opens a page of the console as somebody who has to sign in first; ends where the console brings them. */
export async function signInThroughPages(page: Page, person: PersonKey, path = '/clusters'): Promise<void> {
  followRequests(page)
  await page.goto(path)
  await chooseAs(page, person)
  await expect(accountMenuButton(page, person)).toBeVisible()
}

/**
 * Opens a page of the console as somebody, for tests that are not about signing in. The first one of a worker signs in
 * through the pages; later ones find its cookies in their browser, as who comes back the next day does, and are asked
 * again only when that session was ended meanwhile.
 */
export async function signInAs(page: Page, person: PersonKey, path = '/clusters'): Promise<void> {
  followRequests(page)
  const context = page.context()
  await context.addCookies(keptCookies.get(person) ?? [])
  await page.goto(path)
  await expect(accountMenuButton(page, person).or(signInHeading(page))).toBeVisible()
  if (!(await signInHeading(page).isVisible())) return
  await chooseAs(page, person)
  await expect(accountMenuButton(page, person)).toBeVisible()
  keptCookies.set(person, await context.cookies())
}

/** A worker is a process of its own with one sandbox: what is kept here is good there. */
const keptCookies = new Map<PersonKey, Cookie[]>()

const accountMenuButton = (page: Page, person: PersonKey) =>
  page.getByRole('banner').getByRole('button', { name: `Account menu of ${people[person]}` })
