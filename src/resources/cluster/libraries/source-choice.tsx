import { useId } from 'react'
import { t } from '../../../locales/t'
import { type InstallSource, installSources, sourceLabels } from './install-form'
import styles from './install-library.module.css'

type SourceChoiceProps = { value: InstallSource; onChange: (source: InstallSource) => void }

/** The six sources; one that cannot be used yet says why (README decision 10). */
export function SourceChoice({ value, onChange }: SourceChoiceProps) {
  const id = useId()
  return (
    <fieldset className={styles.sources}>
      <legend>{t('libraries.sourceLegend')}</legend>
      {installSources.map((source) => {
        const isClosed = source === 'organization'
        return (
          <label key={source} className={styles.source} data-disabled={isClosed || undefined}>
            <input
              type="radio"
              name={id}
              checked={value === source}
              aria-disabled={isClosed || undefined}
              aria-describedby={isClosed ? `${id}-closed` : undefined}
              onChange={() => {
                if (!isClosed) onChange(source)
              }}
            />
            {t(sourceLabels[source])}
          </label>
        )
      })}
      <p className={styles.closed} id={`${id}-closed`}>
        {t('libraries.sourceOrganization')}: {t('libraries.sourceOrganizationReason')}
      </p>
    </fieldset>
  )
}
