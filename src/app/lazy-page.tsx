import { type ComponentType, lazy } from 'react'
import { loadIcons } from '../ui/icon'

/** A page whose code, texts and icons arrive when they are needed, or before: `preload` on hover and in idle time. */
export type LazyPage<Props> = ComponentType<Props> & { preload: () => void }

/** The code of a page did not arrive: offline, or a newer version has replaced it. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError'
}

export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  let page: Promise<{ default: ComponentType<Props> }> | null = null
  const start = () => {
    page ??= Promise.all([load(), import('../locales/late-texts'), loadIcons()]).then(
      ([component]) => ({ default: component }),
      (error: unknown) => {
        page = null
        throw new PageLoadError(String(error))
      },
    )
    return page
  }
  return Object.assign(lazy(start), {
    preload: () => {
      start().catch(() => undefined)
    },
  })
}
