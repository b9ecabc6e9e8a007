import { fonts } from '../../../ui/tokens'

/** A text as the browser's fonts draw it; its size is in millimetres. */
export type TextPicture = { image: HTMLCanvasElement; width: number; height: number }

/** Pixels of a picture for one of the page. */
const ratio = 4
const millimetresOfPoint = 25.4 / 72

export type PictureStyle = { points: number; isBold: boolean; color: string }

/**
 * Draws a line of text, whatever its script, on nothing.
 * @throws Error where the browser gives no canvas
 */
export function textPicture(text: string, { points, isBold, color }: PictureStyle): TextPicture {
  const image = document.createElement('canvas')
  const context = image.getContext('2d')
  if (!context) throw new Error('The browser gives no canvas.')
  const font = `${isBold ? 600 : 400} ${points * ratio}px ${fonts['font-text']}`
  context.font = font
  image.width = Math.max(1, Math.ceil(context.measureText(text).width))
  image.height = Math.ceil(points * ratio * 1.35)
  // A canvas forgets its settings with another size.
  Object.assign(context, { font, fillStyle: color, textBaseline: 'middle' })
  context.fillText(text, 0, image.height / 2)
  const size = millimetresOfPoint / ratio
  return { image, width: image.width * size, height: image.height * size }
}
