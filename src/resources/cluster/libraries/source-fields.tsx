import { defaultRepositories } from '../../../domain/library'
import { t } from '../../../locales/t'
import { DialogField } from '../../../views/dialogs/dialog-field'
import { FileField } from './file-field'
import type { InstallErrors, InstallForm } from './install-form'
import styles from './install-library.module.css'

type SourceFieldsProps = {
  form: InstallForm
  errors: InstallErrors
  onChange: (change: Partial<InstallForm>) => void
}

type TextKey = 'coordinates' | 'mavenRepository' | 'package' | 'cranRepository' | 'path'

/** The fields of the chosen source (D2 §5 'Libraries'). */
export function SourceFields({ form, errors, onChange }: SourceFieldsProps) {
  const text = (
    key: TextKey,
    label: string,
    help: string,
    rest: { isRequired?: boolean; placeholder?: string } = {},
  ) => (
    <DialogField label={label} error={errors[key]} help={help} isRequired={rest.isRequired ?? false}>
      {(control) => (
        <input
          {...control}
          type="text"
          autoComplete="off"
          spellCheck={false}
          placeholder={rest.placeholder}
          value={form[key]}
          onChange={({ target }) => onChange({ [key]: target.value })}
        />
      )}
    </DialogField>
  )
  const repository = (key: 'mavenRepository' | 'cranRepository', url: string) =>
    text(key, t('libraries.repository'), t('libraries.repositoryHelp', { url }), { placeholder: url })

  switch (form.source) {
    case 'maven':
      return (
        <>
          {text('coordinates', t('libraries.coordinates'), t('libraries.coordinatesHelp'), {
            isRequired: true,
          })}
          {repository('mavenRepository', defaultRepositories.maven)}
        </>
      )
    case 'cran':
      return (
        <>
          {text('package', t('libraries.package'), t('libraries.packageHelp'), { isRequired: true })}
          {repository('cranRepository', defaultRepositories.cran)}
        </>
      )
    case 'path':
      return text('path', t('libraries.path'), t('libraries.pathHelp'), { isRequired: true })
    case 'file':
      return <FileField file={form.file} error={errors.file} onChange={(file) => onChange({ file })} />
    default:
      return (
        <DialogField
          label={t('libraries.packages')}
          error={errors.packages}
          help={t('libraries.packagesHelp')}
          isRequired
        >
          {({ className, ...control }) => (
            <textarea
              {...control}
              className={`${className ?? ''} ${styles.packages}`}
              rows={4}
              spellCheck={false}
              value={form.packages}
              onChange={({ target }) => onChange({ packages: target.value })}
            />
          )}
        </DialogField>
      )
  }
}
