import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { bootResult } from './app/boot'
import { setLanguages } from './locales/locale'
import { setProductName } from './locales/t'
import './app/shell/shell.css'
import './ui/font.css'
import './ui/base.css'

const root = document.getElementById('root')
if (root)
  bootResult.then((boot) => {
    if ('config' in boot) {
      const { locale, product } = boot.config
      setProductName(product.name)
      if (locale !== undefined) setLanguages([locale])
    }
    createRoot(root).render(
      <StrictMode>
        <App boot={boot} />
      </StrictMode>,
    )
  })
