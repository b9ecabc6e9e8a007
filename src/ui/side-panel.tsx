import Drawer from 'antd/es/drawer'
import { type ReactNode, useId } from 'react'
import { t } from '../locales/t'
import { AntdProvider } from './antd-provider'
import { Icon } from './icon'

type SidePanelProps = {
  title: ReactNode
  /** Above the title. */
  kicker?: ReactNode
  width: number | string
  placement?: 'left' | 'right'
  onClose: () => void
  children: ReactNode
}

/** A panel at the side of the page, drawn while it is open; who opens it takes the focus back. */
export function SidePanel({ title, kicker, width, placement = 'right', onClose, children }: SidePanelProps) {
  const titleId = useId()
  return (
    <AntdProvider>
      <Drawer
        open
        width={width}
        placement={placement}
        title={
          <>
            {kicker}
            <h2 id={titleId}>{title}</h2>
          </>
        }
        aria-labelledby={titleId}
        closable={{ placement: 'end', closeIcon: <Icon name="close" />, 'aria-label': t('common.close') }}
        // Within the page, where antd does not take the scroll bar away.
        getContainer={() => document.getElementById('root') ?? document.body}
        onClose={onClose}
      >
        {children}
      </Drawer>
    </AntdProvider>
  )
}
