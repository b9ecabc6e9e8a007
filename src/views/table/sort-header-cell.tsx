import type { ComponentProps } from 'react'

/**
 * A header without what antd makes of one that sorts: a cell that is focused itself, answers Enter alone and repeats
 * its label. The button within it is focused, answers Space too, and is announced as what it is.
 */
export function SortHeaderCell(props: ComponentProps<'th'>) {
  const { tabIndex: _tabIndex, onKeyDown: _onKeyDown, 'aria-label': _label, ...rest } = props
  return <th {...rest} />
}
