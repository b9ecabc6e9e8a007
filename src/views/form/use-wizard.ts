import { type FormEvent, useEffect, useRef, useState } from 'react'
import { checkValues } from './check-values'
import type { ResourceForm } from './use-resource-form'

/** A form that is filled in step by step. */
export type Wizard = NonNullable<ReturnType<typeof useWizard>>

/**
 * The steps of a form whose definition has a `wizard`; null for a plain one. Values stay while steps change.
 * @param isFilledIn it opens at its review, and asks only for what has to be mended
 */
export function useWizard({ form, engine, firstOpen, judged }: ResourceForm, isFilledIn = false) {
  const { wizard, sections } = engine.plan
  const [step, setStep] = useState(isFilledIn ? sections.length : 0)
  const [tries, setTries] = useState<Readonly<Record<number, number>>>({})
  const toFocus = useRef<string | null>(null)

  useEffect(() => {
    const name = toFocus.current
    toFocus.current = null
    // A step appears with its fields; the review is said by its own title.
    if (name !== null && step < sections.length) form.setFocus(name)
  }, [step, sections.length, form])

  if (wizard === undefined) return null

  const section = sections[step] ?? null
  const faultsOf = (place: number) => {
    const names = sections[place]?.fields ?? []
    // Read again: what was in the future when this was drawn may have passed.
    const faults = checkValues(judged, engine.context)
    return Object.fromEntries(Object.entries(faults).filter(([name]) => names.includes(name)))
  }

  function show(place: number, field?: string) {
    const name = field ?? firstOpen(sections[place]?.fields ?? []) ?? null
    if (place === step && name !== null) form.setFocus(name)
    toFocus.current = name
    setStep(place)
  }

  return {
    titles: [...sections.map(({ title }) => title), wizard.review],
    /** Place of the step on screen; the last one is the review. */
    step,
    /** The fields of the step on screen; null on the review. */
    section,
    /** What differs from a plain form: the faults of this step alone, said once the person tried to go on. */
    engine: { faults: faultsOf(step), attempts: tries[step] ?? 0 },
    /** Null where there is no way back: it is the first step, or what was filled in is only agreed to. */
    back: step > 0 && !isFilledIn ? () => show(step - 1) : null,
    /** Shows the step of a field and moves the focus there. */
    showField: (name: string) => {
      const place = sections.findIndex(({ fields }) => fields.includes(name))
      if (place >= 0) show(place, name)
    },
    /** Goes on to the next step, or to the one with a fault. False on the last step without any: it may be sent. */
    holdsBack: (event?: FormEvent) => {
      const faulty = sections.findIndex(
        (_, place) => place <= step && Object.keys(faultsOf(place)).length > 0,
      )
      if (faulty < 0 && section === null) return false
      event?.preventDefault()
      if (faulty < 0) show(step + 1)
      else {
        setTries((before) => ({ ...before, [faulty]: (before[faulty] ?? 0) + 1 }))
        show(faulty, Object.keys(faultsOf(faulty))[0])
      }
      return true
    },
  }
}
