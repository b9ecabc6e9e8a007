import '../../locales/import-texts'
import Select from 'antd/es/select'
import { useId } from 'react'
import type { FieldDefinition } from '../../definitions/define-field'
import { t } from '../../locales/t'
import { popupPlace } from '../form/inputs/input-props'
import styles from './import.module.css'
import type { Mapping } from './import-rows'
import type { ImportFile } from './read-file'

export type ImportColumnsProps = {
  one: string
  file: ImportFile
  fields: Readonly<Record<string, FieldDefinition>>
  mapping: Mapping
  onChange: (column: number, field: string | null) => void
}

/** Which column fills which field: as guessed from the first row, to be changed, and what is not used. */
export function ImportColumns({ one, file, fields, mapping, onChange }: ImportColumnsProps) {
  const id = useId()
  const unused = file.header.filter((_, index) => mapping[index] === null)
  const missing = Object.entries(fields).filter(([name]) => !mapping.includes(name))
  const options = [
    ...Object.entries(fields).map(([name, { label }]) => ({ value: name, label: t(label) })),
    { value: '', label: t('importing.notUsed') },
  ]
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{t('importing.columns')}</h3>
      <p className="form-note">{t('importing.columnsText', { one })}</p>
      <div className={styles.columns}>
        {file.header.map((title, index) => {
          const example = file.rows.find(({ cells }) => cells[index]?.trim())?.cells[index]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place; two may have one title
            <div key={index} className={styles.column}>
              <span className="form-label">{title}</span>
              <Select<string>
                aria-label={t('importing.columnFor', { column: title })}
                virtual={false}
                getPopupContainer={popupPlace}
                value={mapping[index] ?? ''}
                onChange={(name) => onChange(index, name === '' ? null : name)}
                options={options}
              />
              {example !== undefined && (
                <span className={`form-note ${styles.example}`}>
                  {t('importing.columnExample', { value: example.trim() })}
                </span>
              )}
            </div>
          )
        })}
      </div>
      <p role="status" className="form-note">
        {unused.length > 0 && t('importing.unused', { columns: unused.join(', ') })}{' '}
        {missing.length > 0 &&
          t('importing.missing', { fields: missing.map(([, { label }]) => t(label)).join(', ') })}
      </p>
    </section>
  )
}
