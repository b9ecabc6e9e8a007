import { type FormValue, isEmptyValue } from '../../definitions/form-values'

/** Whether two values of a field are the same to a person: '' and null both are nothing. */
export function hasSameValue(left: FormValue, right: FormValue): boolean {
  if (isEmptyValue(left) || isEmptyValue(right)) return isEmptyValue(left) && isEmptyValue(right)
  return JSON.stringify(left) === JSON.stringify(right)
}
