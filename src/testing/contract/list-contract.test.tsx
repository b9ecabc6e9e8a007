import { describe, it } from 'vitest'
import {
  checkColumns,
  checkEmpty,
  checkFailure,
  checkForbidden,
  checkHostile,
  checkLateFailure,
  checkLoading,
  checkMany,
  checkSearch,
} from './list-contract'
import { subjects } from './subjects'

describe.each(subjects)('the list of $name', (subject) => {
  it('has its columns, in order, and those with a condition only while it holds', () => checkColumns(subject))
  it('says what it waits for', () => checkLoading(subject))
  it('says what is missing and how to begin', () => checkEmpty(subject))
  it('says why it failed, and tries again', () => checkFailure(subject))
  it('keeps its records when a refresh fails', () => checkLateFailure(subject))
  it('is not there, or tells why, for anyone who may not see it', () => checkForbidden(subject))
  it('shows hostile and missing values as they are', () => checkHostile(subject))
  it('draws a page of ten thousand, and of an answer only what changed', () => checkMany(subject))
  it('is searched and filtered as defined', () => checkSearch(subject))
})
