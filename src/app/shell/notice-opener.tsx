import type { ArgsProps } from 'antd/es/notification/interface'
import type { FocusEvent, Key } from 'react'
import { t } from '../../locales/t'
import { forgetNoticeAction, noticeActionOf } from '../../providers/notice-actions'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'

/** Seconds a notice stays while neither the pointer nor focus is in it; an error stays longer. */
const lifetime = { success: 6, error: 12 }

/** Notices so far, of all openers: when the theme changes there is a new one, and what stands keeps its key. */
let count = 0

/**
 * Opens notices by antd's `open`, with how each is read out and closed. They stay while focus is in them: antd stops
 * their time for the pointer alone.
 */
export function noticeOpener(show: (notice: ArgsProps) => void) {
  const held = new Set<Key>()
  return (asked: ArgsProps) => {
    count += 1
    const key = asked.key ?? `notice-${count}`
    const notice: ArgsProps = {
      ...asked,
      ...mannersOf(asked),
      key,
      onClose: () => {
        held.delete(key)
        forgetNoticeAction(key)
      },
      props: {
        onFocus: () => {
          held.add(key)
          draw()
        },
        onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
          // One that was closed, and still fades, must not come back as focus leaves it.
          if (currentTarget.contains(relatedTarget) || !held.delete(key)) return
          draw()
        },
      },
    }
    // The same key again tells antd the time again and leaves all else of the notice in its place.
    const draw = () => show(held.has(key) ? { ...notice, duration: 0 } : notice)
    draw()
  }
}

/** The cross is an anchor without an address, which may have no name of its own; what it is given more it hands on. */
const asButton = { role: 'button' }

function mannersOf({ key, type, message }: ArgsProps): Partial<ArgsProps> {
  const isError = type === 'error'
  const action = noticeActionOf(key)
  const duration = isError ? lifetime.error : lifetime.success
  return {
    className: 'notice',
    role: isError ? 'alert' : 'status',
    duration: action ? 0 : duration,
    actions: action && <Button onClick={action.onPress}>{action.label}</Button>,
    message: message ?? (isError ? t('common.errorTitle') : null),
    closable: { closeIcon: <Icon name="close" />, 'aria-label': t('common.dismissNotice'), ...asButton },
  }
}
