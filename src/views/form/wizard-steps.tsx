import '../../locales/form-texts'
import Steps from 'antd/es/steps'
import { t } from '../../locales/t'
import type { Wizard } from './use-wizard'

/** The steps of a form: which are done, which is on screen, and which come. */
export function WizardSteps({ titles, step }: Pick<Wizard, 'titles' | 'step'>) {
  const items = titles.map((title, place) => ({
    title: t(title),
    subTitle: place < step ? <span className="visually-hidden">{t('form.stepDone')}</span> : undefined,
    ...itemRole,
    'aria-current': place === step ? 'step' : undefined,
  }))
  return (
    <Steps
      className="form-steps"
      size="small"
      responsive={false}
      current={step}
      items={items}
      {...listRole}
    />
  )
}

// The component draws plain boxes; what it does not know it hands on to them.
const listRole = { role: 'list' }
const itemRole = { role: 'listitem' }
