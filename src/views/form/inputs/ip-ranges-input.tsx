import '../../../locales/field-texts'
import Button from 'antd/es/button'
import Flex from 'antd/es/flex'
import { useRef } from 'react'
import { textValue } from '../../../definitions/form-values'
import { rangesWith } from '../../../domain/ip-range'
import { t } from '../../../locales/t'
import { type OwnAddress, useOwnAddress } from '../../../providers/own-address'
import { Icon } from '../../../ui/icon'
import type { InputProps } from './input-props'
import { TextInput } from './text-input'

/** Ranges of addresses. Where the person's own address is known, it is added with one press, and missed when taken out. */
export function IpRangesInput(props: InputProps) {
  const own = useOwnAddress()
  return (
    <>
      <TextInput {...props} />
      {own !== null && props.lock === null && <OwnAddressLine {...props} own={own} />}
    </>
  )
}

function OwnAddressLine({ id, value, onChange, own }: InputProps & { own: NonNullable<OwnAddress> }) {
  const { address, isReading, retry } = own
  const text = textValue(value)
  const first = useRef(text)
  const holds = (ranges: string) => address !== null && rangesWith(address, ranges).length > 0
  const wasTakenOut = holds(first.current) && !holds(text)

  const handleAdd = () => {
    const before = text.replace(/[\s,]+$/, '')
    onChange(before === '' ? (address ?? '') : `${before}, ${address}`)
    // What was pressed goes: its place is the field.
    document.getElementById(id)?.focus()
  }

  return (
    <Flex
      gap="small"
      align="center"
      wrap
      className="form-note"
      style={{ minHeight: 24 }}
      aria-busy={isReading}
    >
      {isReading && t('fields.ownAddressReading')}
      {address === null && !isReading && (
        <>
          <span role="status">{t('fields.ownAddressUnknown')}</span>
          <Button size="small" onClick={retry}>
            {t('common.retry')}
          </Button>
        </>
      )}
      {address !== null && holds(text) && t('fields.ownAddressInside', { address })}
      {address !== null && !holds(text) && (
        <>
          {wasTakenOut && (
            <span role="status" className="form-warning">
              {t('fields.ownAddressTakenOut', { address })}
            </span>
          )}
          <Button size="small" icon={<Icon name="plus" size={14} />} onClick={handleAdd}>
            {t('fields.ownAddressAdd', { address })}
          </Button>
        </>
      )}
    </Flex>
  )
}
