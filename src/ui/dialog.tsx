import Modal from 'antd/es/modal/Modal'
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { t } from '../locales/t'
import { AntdProvider } from './antd-provider'
import { Icon } from './icon'

export type DialogProps = {
  title: string
  children: ReactNode
  actions?: ReactNode
  /** Pixels; the window's width on small screens. */
  width?: number
  /** Its top stays where it is while its height changes; without it, its middle does. */
  isAtTop?: boolean
  /** Absent: the dialog can only be left through its actions. */
  onClose?: (() => void) | undefined
}

/**
 * The frame of every dialog, on antd: to be imported by code that is loaded when a dialog opens. The first field has
 * the focus as soon as it stands, and what opened it gets the focus back.
 */
export function Dialog({ title, children, actions, width = 520, isAtTop = false, onClose }: DialogProps) {
  const body = useRef<HTMLDivElement>(null)
  useFocusReturned(body)
  // Before the paint: antd tells of the opening after it, and letters that are typed at once would be lost.
  useLayoutEffect(() => focusField(body.current), [])
  useKeys(body, onClose)
  return (
    <AntdProvider>
      <Modal
        open
        centered={!isAtTop}
        {...(isAtTop && { style: { top: '12vh' } })}
        title={<h2>{title}</h2>}
        width={width}
        styles={frameStyles}
        footer={actions ? <div className="dialog-actions">{actions}</div> : null}
        closable={onClose ? { closeIcon: <Icon name="close" />, 'aria-label': t('common.close') } : false}
        // Escape is ours, for a person whose focus was on what has gone meanwhile; and so is where the focus goes.
        keyboard={false}
        focusTriggerAfterClose={false}
        afterOpenChange={() => focusFirst(body.current)}
        // No animation: the focus would wait for its end.
        transitionName=""
        maskTransitionName=""
        // Within the page, where antd does not take the scroll bar away and no sticky head loses its place.
        getContainer={() => document.getElementById('root') ?? document.body}
        onCancel={onClose}
      >
        <div ref={body}>{children}</div>
      </Modal>
    </AntdProvider>
  )
}

const frameStyles = {
  header: { marginBottom: 16, paddingInlineEnd: 32 },
  content: { border: '1px solid var(--color-line)' },
  footer: { marginTop: 24 },
}

const fields = 'input:not([type=hidden], :disabled), select, textarea, [contenteditable=true]'
const controls = 'button, a[href], [tabindex="0"]'
// The answer stands last, with a bubble around it that may explain it.
const actions = ['> button', '> a[href]', '> :last-child > button']
  .map((action) => `.dialog-actions ${action}:not([aria-disabled=true])`)
  .join()

function frameOf(body: HTMLElement | null): HTMLElement | null {
  return body?.closest<HTMLElement>('[role=dialog]') ?? null
}

/** The first field, unless the content has chosen another. */
function focusField(body: HTMLElement | null): void {
  if (!contentOf(body)?.contains(document.activeElement)) body?.querySelector<HTMLElement>(fields)?.focus()
}

/** The first field; without one the first action, which is Cancel where there is one; or else the first control. */
function focusFirst(body: HTMLElement | null): void {
  focusField(body)
  const content = contentOf(body)
  if (content?.contains(document.activeElement)) return
  const control =
    content?.querySelector<HTMLElement>(actions) ?? content?.querySelector<HTMLElement>(controls)
  // What a long dialog says is read from its top.
  control?.focus({ preventScroll: true })
}

function contentOf(body: HTMLElement | null): Element | null | undefined {
  return frameOf(body)?.querySelector('.ant-modal-content')
}

/** Gives the focus back before the dialog goes; React itself takes it again to where the person has put it meanwhile. */
function useFocusReturned(body: RefObject<HTMLElement | null>): void {
  const [opener] = useState(() => document.activeElement)
  useLayoutEffect(() => {
    const frame = frameOf(body.current)
    if (frame && opener) openers.set(frame, opener)
    return () => {
      const place = openerLeft(opener)
      if (place instanceof HTMLElement) place.focus()
    }
  }, [body, opener])
}

/** What opened a dialog, by its frame. */
const openers = new WeakMap<Element, Element>()

/** A dialog that was opened from another one, and stays when that has gone, was opened by what opened that. */
function openerLeft(opener: Element | null): Element | null {
  if (opener === null || opener.isConnected) return opener
  const frame = opener.closest('[role=dialog]')
  return frame && openerLeft(openers.get(frame) ?? null)
}

/** Escape closes the dialog on top; Tab comes back to it when what had the focus is gone. */
function useKeys(body: RefObject<HTMLElement | null>, onClose: (() => void) | undefined): void {
  // An event of an effect knows at once that a dialog cannot be left any more, and not a moment after it shows so.
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { activeElement } = document
    const isLost = activeElement === null || activeElement === document.body
    const frame = frameOf(body.current)
    if (event.defaultPrevented || !frame || frame !== topDialog()) return
    const isWithin = [activeElement, event.target].some(
      (each) => each instanceof Node && frame.parentElement?.contains(each),
    )
    if (!isLost && !isWithin) return
    if (event.key === 'Tab' && isLost) {
      event.preventDefault()
      focusFirst(body.current)
    }
    if (event.key === 'Escape') {
      event.preventDefault()
      onClose?.()
    }
  })
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])
}

function topDialog(): Element | undefined {
  return [...document.querySelectorAll('[role=dialog][aria-modal]')].at(-1)
}
