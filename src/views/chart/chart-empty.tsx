import type { ReactNode } from 'react'
import styles from './chart.module.css'

export type ChartEmptyProps = { title: string; text: string; more?: string | undefined; children?: ReactNode }

/** In the place of a chart that has nothing to draw: why, in its own words. */
export function ChartEmpty({ title, text, more, children }: ChartEmptyProps) {
  return (
    <section className={`surface ${styles.empty}`} aria-label={title}>
      <h3>{title}</h3>
      <p>{text}</p>
      {more !== undefined && <p className="second">{more}</p>}
      {children}
    </section>
  )
}
