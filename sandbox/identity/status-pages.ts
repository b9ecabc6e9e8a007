import { escapeHtml, framePage, logo, type Page } from './page-frame'

const frameNotice = (parts: { title: string; body: string; script?: string }): Page =>
  framePage({
    title: `${parts.title} · Basalt sandbox`,
    script: parts.script,
    body: `<main class="notice panel">${logo}<h1>${escapeHtml(parts.title)}</h1>${parts.body}</main>`,
  })

/** A request that could not be answered; shows what was wrong and the way back. */
export const renderFaultPage = (fault: { origin: string; code: string; description?: string }): Page =>
  frameNotice({
    title: fault.code === 'server_error' ? 'The sign-in failed' : 'This sign-in cannot go on',
    body: `<p role="alert">${escapeHtml(explain(fault))}</p>
<p class="quiet"><code>${escapeHtml(fault.code)}</code>${fault.description ? ` ${escapeHtml(fault.description)}` : ''}</p>
<p><a class="button primary" href="${escapeHtml(fault.origin)}/">Back to the console</a></p>`,
  })

export const renderSignedOutPage = (origin: string): Page =>
  frameNotice({
    title: 'You are signed out',
    body: `<p><a class="button primary" href="${escapeHtml(origin)}/">Back to the console</a></p>`,
  })

/** `form` is the library's markup; it is sent at once, or by hand where scripts are off. */
export const renderSigningOutPage = (form: string): Page =>
  frameNotice({
    title: 'Signing out',
    body: form.replace(
      '</form>',
      '<input type="hidden" name="logout" value="yes"><noscript><button class="button primary">Sign out</button></noscript></form>',
    ),
    script: 'document.forms[0].submit()',
  })

const explain = (fault: { origin: string; code: string }) => {
  if (fault.code === 'invalid_redirect_uri')
    return `The console was opened under another address than the one this sandbox serves. Open it at ${fault.origin}/ and sign in there.`
  if (fault.code === 'session_not_found' || fault.code === 'sign_in_expired')
    return 'This sign-in page is out of date: it was used before, or too much time went by. Start again from the console.'
  if (fault.code === 'server_error') return 'The identity provider of the sandbox had a fault of its own.'
  return 'The request to the identity provider was not understood.'
}
