import { fireEvent, waitFor } from '@testing-library/react'

/** Opens antd's list of choices. @returns what it offers, once it does */
export async function offersOf(box: HTMLElement): Promise<readonly Element[]> {
  fireEvent.mouseDown(box)
  return waitFor(() => {
    const list = document.getElementById(box.getAttribute('aria-controls') ?? '')
    const offers = list?.closest('.ant-select-dropdown')?.querySelectorAll('.ant-select-item-option')
    if (!offers?.length) throw new Error('the list is not open')
    return [...offers]
  })
}

/** Opens antd's list of choices, and takes the one that is called so. */
export async function choose(box: HTMLElement, name: string): Promise<void> {
  const offers = await offersOf(box)
  const offer = offers.find(({ textContent }) => textContent === name)
  if (!offer)
    throw new Error(`offered are ${offers.map(({ textContent }) => textContent).join(', ')}, not ${name}`)
  fireEvent.click(offer)
}
