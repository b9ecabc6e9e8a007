import { useState } from 'react'
import { accountPlanOf } from '../../access/account-plan'
import { t } from '../../locales/t'
import { useSession } from '../../providers/session-context'
import { QuestionDialog } from '../../views/confirm/question-dialog'
import { FormNotice } from '../../views/form/form-notice'
import { PlanFeatures } from '../../views/plan/plan-offer'
import { ClustersAgainstBasic } from './clusters-against-basic'
import styles from './plans.module.css'
import { usePlanChange } from './use-plan-change'

/** Asks before the account becomes Cloud Basic, and says what that costs as far as it is known (D1 §4, §8). */
export function DowngradeDialog({ onClose }: { onClose: () => void }) {
  const { person } = useSession()
  // What the account has as it is asked: the change itself ends that.
  const [plan] = useState(() => accountPlanOf(person).plan)
  const { change, isPending } = usePlanChange('free')
  const [isRefused, setRefused] = useState(false)

  async function handleYes() {
    setRefused(false)
    const outcome = await change()
    if (outcome.kind === 'not-granted') setRefused(true)
  }

  return (
    <QuestionDialog
      title={t('plans.downgradeQuestion')}
      cancel={t('plans.no')}
      submit={t('plans.yes')}
      isDangerous
      isPending={isPending}
      onSubmit={() => void handleYes()}
      onClose={isPending ? undefined : onClose}
    >
      <div className={styles.losses}>
        {isRefused && <FormNotice>{t('plans.cannotDowngrade')}</FormNotice>}
        <section>
          <h3>{t('plans.needed')}</h3>
          <ClustersAgainstBasic />
        </section>
        <section>
          <h3>{t('plans.youLose')}</h3>
          {plan === null ? <p>{t('plans.lossNotKnown')}</p> : <PlanFeatures plan={plan} isLost />}
        </section>
        <p className="second">{t('plans.serverChecks')}</p>
      </div>
    </QuestionDialog>
  )
}
