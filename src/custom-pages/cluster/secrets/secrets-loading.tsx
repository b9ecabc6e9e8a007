import { t } from '../../../locales/t'

/** Stands in the popover until the secrets are read. */
export function SecretsLoading() {
  return <p role="status">{t('clusterSecrets.loading')}</p>
}
