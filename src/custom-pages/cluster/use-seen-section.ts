import { useEffect, useState } from 'react'

/** Pixels below where an anchor brings a section to, up to which it counts as the one being read. */
const readingLine = 16

/**
 * The section the person is reading: the last one whose start has passed under the head, or the last of all once the
 * page can scroll no further.
 * @param anchors ids of the sections in their order, with a blank between them
 */
export function useSeenSection(anchors: string): string | undefined {
  const [seen, setSeen] = useState(() => anchors.split(' ')[0])
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      setSeen(sectionAt(anchors.split(' ')))
    }
    const handleScroll = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', handleScroll, { passive: true })
    addEventListener('resize', handleScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', handleScroll)
      removeEventListener('resize', handleScroll)
    }
  }, [anchors])
  return seen
}

function sectionAt(anchors: readonly string[]): string | undefined {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement
  const canScroll = scrollHeight > clientHeight
  if (canScroll && scrollTop + clientHeight >= scrollHeight - 2) return anchors.at(-1)
  const passed = anchors.filter((anchor) => {
    const section = document.getElementById(anchor)
    if (!section) return false
    const margin = Number.parseFloat(getComputedStyle(section).scrollMarginTop) || 0
    return section.getBoundingClientRect().top <= margin + readingLine
  })
  return passed.at(-1) ?? anchors[0]
}
