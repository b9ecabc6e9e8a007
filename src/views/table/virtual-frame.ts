import { createContext, type ReactElement, type ReactNode } from 'react'

/** What a long table scrolls in, and how high a row of it is, in pixels. */
export type VirtualFrame = { frame: { readonly current: HTMLElement | null }; rowHeight: number }

export const VirtualFrameContext = createContext<VirtualFrame>({ frame: { current: null }, rowHeight: 0 })

export type VirtualBodyProps = { className?: string; children?: unknown }

/** antd's table gives a body what measures its columns, which ours never has, and its rows. */
export function rowsOf(children: unknown): readonly ReactElement[] {
  const [, rows] = children as readonly [measure: ReactNode, rows: readonly ReactElement[]]
  return rows
}
