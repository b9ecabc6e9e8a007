import Input from 'antd/es/input/Input'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { Link } from 'react-router'
import { type FormRecord, textValue } from '../../../definitions/form-values'
import type { ProfileField } from '../../../domain/profile'
import { t } from '../../../locales/t'
import { FieldFrame, tiedTo } from '../../../views/form/field-frame'

/** What each field is called, and how a browser knows what to fill in. */
export const profileInputs = {
  firstName: { label: 'account.firstName', kind: 'text', autoComplete: 'given-name' },
  lastName: { label: 'account.lastName', kind: 'text', autoComplete: 'family-name' },
  jobTitle: { label: 'account.jobTitle', kind: 'text', autoComplete: 'organization-title' },
  company: { label: 'account.company', kind: 'text', autoComplete: 'organization' },
  phone: { label: 'account.phone', kind: 'text', autoComplete: 'tel' },
} as const satisfies Record<ProfileField, object>

/** One field of the profile; all but the phone are required. */
export function ProfileInput({ name }: { name: ProfileField }) {
  const { field, fieldState } = useController<FormRecord>({ name })
  const { label, autoComplete } = profileInputs[name]
  const isPhone = name === 'phone'
  const message = fieldState.error?.message
  return (
    <FieldFrame
      id={useId()}
      label={t(label)}
      isOptional={isPhone}
      error={message === undefined ? null : { message, isNotActivated: false }}
      isValid={false}
    >
      {(frame) => (
        <Input
          {...field}
          {...tiedTo(frame)}
          value={textValue(field.value)}
          type={isPhone ? 'tel' : 'text'}
          autoComplete={autoComplete}
          aria-required={!isPhone || undefined}
        />
      )}
    </FieldFrame>
  )
}

/** The address the account is known by, which is nobody's to change here (D3 §5 'Profile'). */
export function EmailField({ email }: { email: string | null }) {
  const noteId = useId()
  return (
    <div>
      <FieldFrame id={useId()} label={t('account.email')} error={null} isValid={false}>
        {({ id }) => (
          <Input
            id={id}
            type="email"
            variant="filled"
            value={email ?? ''}
            readOnly
            aria-describedby={noteId}
          />
        )}
      </FieldFrame>
      <p className="form-note" id={noteId}>
        {t('account.emailFixed')} <Link to="/support">{t('account.contactSupport')}</Link>
      </p>
    </div>
  )
}
