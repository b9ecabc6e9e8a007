/** Words of texts in Markdown, and of what they are written with. */
export const markdown = {
  mode: 'Write or preview: {{field}}',
  write: 'Write',
  preview: 'Preview',
  nothing: 'Nothing to preview yet',
  tools: 'Formats for {{field}}',
  bold: 'Bold',
  italic: 'Italic',
  link: 'Link',
  list: 'List',
  code: 'Code',
  done: 'Done',
  open: 'Not done',
  notes: 'Footnotes',
  plain: 'Too long to be shown with its formats.',
} as const
