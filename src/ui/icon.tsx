import { useEffect, useState } from 'react'
import { iconShapes } from './icon-shapes'
import type { lateIconShapes } from './late-icon-shapes'

export type IconName = keyof typeof iconShapes | keyof typeof lateIconShapes

export type IconProps = {
  /** One of our names; a definition's name that nobody knows draws nothing. */
  name: IconName | (string & {})
  /** Pixels. */
  size?: number
  isSpinning?: boolean
}

let shapes: Readonly<Record<string, string>> = iconShapes

/** Brings the icons that the first screen does without; a page that is loaded later brings them along. */
export async function loadIcons(): Promise<void> {
  const { lateIconShapes } = await import('./late-icon-shapes')
  shapes = { ...iconShapes, ...lateIconShapes }
}

/** A line icon in the colour of the text around it: hidden from screen readers, because words beside it say the same. */
export function Icon({ name, size = 16, isSpinning = false }: IconProps) {
  return (
    <svg
      className={isSpinning ? 'icon icon-spinning' : 'icon'}
      viewBox="0 0 16 16"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {Object.hasOwn(shapes, name) ? <path d={shapes[name]} /> : <LatePath name={name} />}
    </svg>
  )
}

/** An icon the first screen did not expect, from a definition of a customer for instance. */
function LatePath({ name }: { name: string }) {
  const [path, setPath] = useState<string>()
  useEffect(() => {
    let isGone = false
    loadIcons().then(
      () => isGone || setPath(Object.hasOwn(shapes, name) ? shapes[name] : undefined),
      // The words beside it say the same; the next icon asks again.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [name])
  return path === undefined ? null : <path d={path} />
}
