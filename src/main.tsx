import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { applyLanguage } from './app/apply-language'
import { bootResult } from './app/boot'
import { setProductName } from './locales/t'
import './app/shell/shell.css'
import './ui/font.css'
import './ui/base.css'

const root = document.getElementById('root')
if (root)
  bootResult.then(async (boot) => {
    if ('config' in boot) {
      setProductName(boot.config.product.name)
      await applyLanguage(boot.config.locale, await boot.translation)
    }
    createRoot(root).render(
      <StrictMode>
        <App boot={boot} />
      </StrictMode>,
    )
  })
