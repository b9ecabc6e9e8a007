import '../../api/bring-creation-calls'
import '../../api/bring-late-calls'
import '../../locales/account-texts'
import { useParams } from 'react-router'
import { t } from '../../locales/t'
import { AntdProvider } from '../../ui/antd-provider'
import frame from '../../ui/page-frame.module.css'
import { PageTrail } from '../../views/page-trail'
import { TrialExpiredNotice } from '../../views/plan/trial-expired-notice'
import { Ruled } from '../../views/reasons/ruled'
import { Catalogue } from './catalogue'

/** The catalogue of Data Apps; an expired trial sees why there is none (D3 §2.3 'Data Apps page', APP-D07). */
export function DataAppsPage({ title }: { title: string }) {
  const { blueprintName } = useParams()
  return (
    <AntdProvider>
      <div className={frame.page}>
        <div>
          <PageTrail here={blueprintName ?? title} />
          <h1>{title}</h1>
          <Ruled action="open" subject="DataAppCatalogue" refused={() => null}>
            <p className="second">{t('dataApps.about')}</p>
          </Ruled>
        </div>
        <Ruled action="open" subject="DataAppCatalogue" refused={() => <TrialExpiredNotice />}>
          <Catalogue />
        </Ruled>
      </div>
    </AntdProvider>
  )
}
