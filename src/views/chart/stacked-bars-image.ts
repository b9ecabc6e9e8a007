import { G2 } from '@ant-design/plots'
import { colors, fonts } from '../../ui/tokens'
import type { StackedBars } from './stacked-bars'
import { stackedBarsOptions } from './stacked-bars-options'

/** Pixels of the picture for one of the page (D1 §9 'Consumption'). */
const imageRatio = 2

const width = 1120
const plotHeight = 420
const edge = 24
const lineHeight = 22

/** What stands above the bars of a picture. */
export type ImageWords = { title: string; about: string }

/**
 * Stacked bars as a picture on white, whatever the theme, with their title and the names of their layers. Its own size
 * in pixels is `imageRatio` times that of its drawing.
 * @throws Error where the browser gives no canvas
 */
export async function stackedBarsImage(chart: StackedBars, words: ImageWords): Promise<HTMLCanvasElement> {
  const legend = legendLines(chart)
  const about = aboutLines(words.about)
  const height = edge + (1 + about.length + legend.length) * lineHeight + plotHeight + edge
  const picture = document.createElement('canvas')
  picture.width = width * imageRatio
  picture.height = height * imageRatio
  const context = picture.getContext('2d')
  if (!context) throw new Error('The browser gives no canvas.')
  context.scale(imageRatio, imageRatio)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.textBaseline = 'top'
  context.fillStyle = colors.text.light
  context.font = `600 16px ${fonts['font-text']}`
  context.fillText(words.title, edge, edge)
  context.fillStyle = colors['text-second'].light
  context.font = `12px ${fonts['font-text']}`
  for (const [line, text] of about.entries()) context.fillText(text, edge, edge + (1 + line) * lineHeight)
  for (const [line, entries] of legend.entries())
    for (const { x, text, fill } of entries) {
      const y = edge + (1 + about.length + line) * lineHeight
      context.fillStyle = fill
      context.fillRect(x, y + 2, 12, 12)
      context.fillStyle = colors.text.light
      context.fillText(text, x + 18, y + 2)
    }
  const top = height - plotHeight - edge
  context.drawImage(await drawnBars(chart), edge, top, width - 2 * edge, plotHeight)
  return picture
}

/** A text in as many lines as it needs. */
function aboutLines(about: string): string[] {
  const measure = document.createElement('canvas').getContext('2d')
  if (measure) measure.font = `12px ${fonts['font-text']}`
  const lines: string[] = []
  for (const word of about.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ')
    const isFitting = (measure?.measureText(longer).width ?? 0) <= width - 2 * edge
    if (lines.length > 0 && isFitting) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

type LegendEntry = { x: number; text: string; fill: string }

/** Names of layers with their numbers, as many a line as fit. */
function legendLines({ series }: StackedBars): LegendEntry[][] {
  const measure = document.createElement('canvas').getContext('2d')
  if (measure) measure.font = `12px ${fonts['font-text']}`
  const lines: LegendEntry[][] = [[]]
  let x = edge
  for (const { name, tag, color } of series) {
    const text = series.length > 1 && tag ? `${tag}  ${name}` : name
    const needed = 18 + (measure?.measureText(text).width ?? 0) + 16
    if (x + needed > width - edge && lines.at(-1)?.length) {
      lines.push([])
      x = edge
    }
    lines.at(-1)?.push({ x, text, fill: color.light })
    x += needed
  }
  return lines
}

/** The bars alone, drawn out of sight and taken off the page again. */
async function drawnBars(chart: StackedBars): Promise<HTMLCanvasElement> {
  const place = document.createElement('div')
  Object.assign(place.style, {
    position: 'fixed',
    insetInlineStart: '-10000px',
    width: `${(width - 2 * edge) * imageRatio}px`,
    height: `${plotHeight * imageRatio}px`,
  })
  document.body.append(place)
  const plot = new G2.Chart({
    container: place,
    width: (width - 2 * edge) * imageRatio,
    height: plotHeight * imageRatio,
  })
  try {
    const { autoFit: _autoFit, ...options } = stackedBarsOptions(chart, {
      scheme: 'light',
      isStill: true,
      scale: imageRatio,
    })
    plot.options(options)
    await plot.render()
    const drawn = place.querySelector('canvas')
    if (!drawn) throw new Error('The chart library has drawn nothing.')
    return copyOf(drawn)
  } finally {
    plot.destroy()
    place.remove()
  }
}

/** The library clears its own canvas when it is done with it. */
function copyOf(drawn: HTMLCanvasElement): HTMLCanvasElement {
  const copy = document.createElement('canvas')
  copy.width = drawn.width
  copy.height = drawn.height
  copy.getContext('2d')?.drawImage(drawn, 0, 0)
  return copy
}
