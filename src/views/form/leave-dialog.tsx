import Modal from 'antd/es/modal'
import { t } from '../../locales/t'

/** Asks whether to give up what was typed. */
export function LeaveDialog(props: { isOpen: boolean; onLeave: () => void; onStay: () => void }) {
  return (
    <Modal
      open={props.isOpen}
      title={t('form.leaveTitle')}
      okText={t('form.leave')}
      cancelText={t('form.stay')}
      okButtonProps={{ danger: true }}
      onOk={props.onLeave}
      onCancel={props.onStay}
    >
      {t('form.leaveText')}
    </Modal>
  )
}
