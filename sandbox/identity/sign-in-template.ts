import { type Persona, personas, sandboxPassword } from '../personas'
import { escapeHtml, framePage, logo, type Page } from './page-frame'
import { marketingParameters } from './sign-in-parameters'

export type SignInView = {
  screen: 'sign-in' | 'sign-up'
  /** Where the forms go; also the start of the links to the other screen and to Cancel. */
  path: string
  typedEmail: string
  typedName?: string
  error?: string
  /** Values of the marketing parameters that came along, by name. */
  marketing: Partial<Record<(typeof marketingParameters)[number], string>>
  isVerificationAskedFor: boolean
  /** Set where the page is shown to somebody who is signed in. */
  signedInAs?: Persona
}

/** The whole sign-in page, or its sign-up variant. */
export const renderSignInPage = (view: SignInView): Page => {
  const title = view.screen === 'sign-up' ? 'Create your account' : 'Sign in to Basalt'
  return framePage({
    title: `${view.error ? 'Error: ' : ''}${title} · Basalt sandbox`,
    body: `<main${view.screen === 'sign-up' ? ' class="narrow"' : ''}>
<header class="head">${logo}<div><h1>${title}</h1><p>This is the identity provider of the local sandbox. Everybody here is made up.</p></div><span class="badge">Local sandbox</span></header>
${verificationNote(view)}${view.screen === 'sign-up' ? signUpPanel(view) : signInPanels(view)}
</main>`,
  })
}

const signInPanels = (view: SignInView) => `<div class="columns">
<section class="panel floating">
<h2>With a password</h2>
<p>The password of every name is <code class="whole">${escapeHtml(sandboxPassword)}</code> until another is set in the console.</p>
${alertOf(view)}<form method="post" action="${view.path}" class="fields">
<div>${emailField(view)}</div>
<div><label for="password">Password</label><input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200"${faultOf(view)}${view.error ? ' autofocus' : ''}></div>
<div class="row"><button class="button primary" name="intent" value="password">Sign in</button>${cancelLink(view)}</div>
</form>
<p class="foot">No account yet? <a href="${view.path}?screen=sign-up">Create one</a></p>
${marketingList(view)}</section>
<section class="panel">
<h2>With one click</h2>
<p>Choose whom to be; the line below a name says what can be tried.</p>
<form method="post" action="${view.path}">
${peopleList(personas.filter((person) => !person.refusal))}
<h3>Refused by the identity provider</h3>
<p>These never get in; the console shows why.</p>
${peopleList(personas.filter((person) => person.refusal))}
</form>
</section>
</div>`

const signUpPanel = (view: SignInView) => `<section class="panel floating">
<h2>Your details</h2>
<p>The sandbox creates nobody and keeps nothing of what you type. Continuing signs you in as Noah Newcomer (<code>newcomer@sandbox.test</code>), who has just signed up and has no clusters yet.</p>
${alertOf(view)}<form method="post" action="${view.path}?screen=sign-up" class="fields">
<div><label for="name">Full name</label><input id="name" name="name" autocomplete="name" required maxlength="200" value="${escapeHtml(view.typedName ?? '')}"></div>
<div>${emailField(view)}</div>
<div class="row"><button class="button primary" name="intent" value="sign-up">Continue as Noah Newcomer</button>${cancelLink(view)}</div>
</form>
<p class="foot">Already have an account? <a href="${view.path}?screen=sign-in">Sign in</a></p>
${marketingList(view)}</section>`

const peopleList = (people: readonly Persona[]) =>
  `<ul class="people">${people
    .map(
      (person) =>
        `<li${person.refusal ? ' class="refused"' : ''}><button class="person" name="persona" value="${person.key}"><span class="face" aria-hidden="true">${escapeHtml(initialsOf(person.fullName))}</span><span class="name">${escapeHtml(person.fullName)}</span> <span class="address">${escapeHtml(person.email)}</span> <span class="about">${escapeHtml(person.about)}</span></button></li>`,
    )
    .join('\n')}</ul>`

const emailField = (view: SignInView) =>
  `<label for="email">Email address</label><input id="email" name="email" type="email" autocomplete="username" required maxlength="320" value="${escapeHtml(view.typedEmail)}"${faultOf(view)}>`

const faultOf = (view: SignInView) => (view.error ? ' aria-invalid="true" aria-describedby="error"' : '')

const alertOf = (view: SignInView) =>
  view.error ? `<p class="alert" id="error" role="alert">${escapeHtml(view.error)}</p>` : ''

const cancelLink = (view: SignInView) => `<a class="button" href="${view.path}/cancel">Cancel</a>`

const verificationNote = ({ isVerificationAskedFor, signedInAs, path }: SignInView) =>
  isVerificationAskedFor
    ? `<div class="note" role="status"><p><strong>A verification email was asked for.</strong> A real identity provider would send it now; the sandbox sends no email.</p>${
        signedInAs
          ? `<form method="post" action="${path}"><p><button class="button" name="persona" value="${signedInAs.key}">Continue as ${escapeHtml(signedInAs.fullName)}</button></p></form>`
          : ''
      }</div>`
    : ''

const marketingList = ({ marketing }: SignInView) => {
  const forwarded = marketingParameters.filter((name) => marketing[name] !== undefined)
  if (forwarded.length === 0) return ''
  return `<div class="foot"><h2>Forwarded by the console</h2><dl>${forwarded
    .map((name) => `<dt>${name}</dt><dd data-parameter="${name}">${escapeHtml(marketing[name] ?? '')}</dd>`)
    .join('')}</dl></div>`
}

const initialsOf = (fullName: string) =>
  fullName
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
