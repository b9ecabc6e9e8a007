import { type ReactNode, Suspense } from 'react'
import { Spinner } from '../../ui/spinner'

/** A plain background, for pages outside the console's layout (D1 §2 'support'). */
export function PlainLayout({ children }: { children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <main className="full-page">
          <Spinner />
        </main>
      }
    >
      {children}
    </Suspense>
  )
}
