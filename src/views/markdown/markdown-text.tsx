import '../../locales/markdown-texts'
import { type ReactNode, useContext, useId, useMemo } from 'react'
import Markdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { t } from '../../locales/t'
import { ExternalLink } from '../../ui/external-link'
import { HeadingLevel } from '../../ui/heading-level'
import styles from './markdown-text.module.css'

/** Letters of a text that is shown with its formats: reading a longer one would hold up the page. */
const longestFormatted = 20_000

/**
 * A text in Markdown (CommonMark, with the tables, task lists and links of GitHub's), as React elements: HTML in it is
 * text, a picture is a link to it, and a link that leads to neither a site nor an address of mail is no link.
 */
export function MarkdownText({ text }: { text: string }) {
  const level = useContext(HeadingLevel)
  const prefix = useId()
  const formatted = useMemo(() => elementsOf(text, level, prefix), [text, level, prefix])
  if (formatted !== null) return <div className={styles.text}>{formatted}</div>
  return (
    <div className={styles.text}>
      <p className="second">{t('markdown.plain')}</p>
      <p className={styles.plain}>{text}</p>
    </div>
  )
}

/** Null for a text that is too long, or so deep that it cannot be read. */
function elementsOf(text: string, level: number, prefix: string): ReactNode {
  if (text.length > longestFormatted) return null
  try {
    // Called, and not drawn, so that what it throws is caught here.
    return Markdown({
      children: text,
      components,
      remarkPlugins: [remarkGfm, [headingsFrom, level]],
      remarkRehypeOptions: {
        clobberPrefix: prefix,
        footnoteLabel: t('markdown.notes'),
        footnoteLabelTagName: 'p',
        footnoteLabelProperties: {},
      },
      urlTransform: safeAddress,
    })
  } catch {
    return null
  }
}

const components: Components = {
  a: ({ href, children }) => (href ? linkTo(href, children) : children),
  img: ({ src, alt }) => (typeof src === 'string' && src ? linkTo(src, alt || src) : alt),
  input: ({ checked }) => (
    <span role="img" aria-label={t(checked ? 'markdown.done' : 'markdown.open')}>
      {checked ? '☑' : '☐'}
    </span>
  ),
}

function linkTo(address: string, children: ReactNode) {
  if (address.startsWith('mailto:')) return <a href={address}>{children}</a>
  return <ExternalLink href={address}>{children}</ExternalLink>
}

function safeAddress(address: string): string | null {
  const protocol = URL.canParse(address) ? new URL(address).protocol : ''
  return ['http:', 'https:', 'mailto:'].includes(protocol) ? address : null
}

type Node = { type: string; depth?: number; children?: Node[] }

/** Headings begin at a level, whatever the text begins with, and leave none out on the way down. */
function headingsFrom(level: number) {
  return (tree: Node): void => {
    const headings = headingsIn(tree)
    const least = Math.min(...headings.map(({ depth = 1 }) => depth))
    let last = level - 1
    for (const heading of headings) {
      last = Math.min((heading.depth ?? 1) - least + level, last + 1, 6)
      heading.depth = last
    }
  }
}

function headingsIn(node: Node): Node[] {
  return node.type === 'heading' ? [node] : (node.children ?? []).flatMap(headingsIn)
}
