import { t } from '../../../locales/t'
import { stackedBarsImage } from '../../../views/chart/stacked-bars-image'
import { barsOf } from '../bars-of'
import { aboutText, typeText, unitText } from '../consumption-words'
import type { ShownConsumption } from '../shown-consumption'

/** The charts that are shown, one below the other, as they are drawn for export. */
export async function chartImages(shown: ShownConsumption): Promise<HTMLCanvasElement[]> {
  const about = aboutText(shown)
  const images: HTMLCanvasElement[] = []
  for (const type of shown.filters.types) {
    const title = t('consumption.chartTitle', { type: typeText(type), unit: unitText(type) })
    images.push(await stackedBarsImage(barsOf(shown, type), { title, about }))
  }
  return images
}

/** The charts alone, at twice the pixels of the page, on white (D1 §9 'Consumption'). */
export async function chartPng(shown: ShownConsumption): Promise<Blob> {
  const images = await chartImages(shown)
  const whole = document.createElement('canvas')
  whole.width = Math.max(...images.map(({ width }) => width))
  whole.height = images.reduce((sum, { height }) => sum + height, 0)
  const context = whole.getContext('2d')
  if (!context) throw new Error('The browser gives no canvas.')
  let top = 0
  for (const image of images) {
    context.drawImage(image, 0, top)
    top += image.height
  }
  return new Promise((resolve, reject) =>
    whole.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was made.'))), 'image/png'),
  )
}
