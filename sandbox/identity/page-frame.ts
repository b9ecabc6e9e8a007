import { createHash } from 'node:crypto'
import { pageStyle } from './page-style'

export type Page = {
  html: string
  /** The content security policy to send with it. */
  policy: string
}

/**
 * One HTML document with the look of the provider. `body` is markup: everything in it that came from
 * outside has been through `escapeHtml`.
 */
export const framePage = (parts: { title: string; body: string; script?: string }): Page => ({
  html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(parts.title)}</title>
<link rel="icon" href="${icon}">
<style>${pageStyle}</style>
</head>
<body>
${parts.body}
${parts.script ? `<script>${parts.script}</script>` : ''}
</body>
</html>
`,
  policy: createPolicy(parts.script),
})

/** The policy of a page without a script of its own; the library adds its own scripts' hashes to it. */
export const createPolicy = (script?: string): string =>
  [
    "default-src 'none'",
    `style-src '${hashSource(pageStyle)}'`,
    script ? `script-src '${hashSource(script)}'` : 'script-src',
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

export const logo = `<svg class="logo" width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" focusable="false"><path d="M16 2l6 3.5v7L16 16l-6-3.500v-7z"/><path d="M9 14.500l6 3.500v7l-6 3.500-6-3.500v-7z" opacity=".72"/><path d="M23 14.500l6 3.500v7l-6 3.500-6-3.500v-7z" opacity=".46"/></svg>`

/** In the page itself: the browser would ask for /favicon.ico, which is the console's to answer. */
const icon = `data:image/svg+xml,${encodeURIComponent(logo.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" fill="#0b8a9f" '))}`

const hashSource = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
