import type { AccessDefinition, PlaceDefinition, ResourceDefinition } from './define'
import type { ActionDefinition, Confirmation, FieldCondition } from './define-action'
import type { CallDefinition } from './define-call'
import type { FieldDefinition, OptionDefinition, SectionDefinition } from './define-field'
import type { CreateDefinition, EditDefinition } from './define-form'
import type {
  CardDefinition,
  FilterDefinition,
  GroupDefinition,
  ListDefinition,
  PagingDefinition,
  RefreshDefinition,
} from './define-list'

type KeyIn<Shape> = Shape extends unknown ? keyof Shape : never
/** Every key of a part, once: a key added to the types does not compile until it is added here. */
type KeysOf<Shape> = { readonly [Key in KeyIn<Shape> & string]-?: true }

const resourceKeys: KeysOf<ResourceDefinition> = {
  name: true,
  label: true,
  about: true,
  scope: true,
  place: true,
  access: true,
  schema: true,
  titleField: true,
  calls: true,
  dataProviderName: true,
  fields: true,
  formFields: true,
  list: true,
  create: true,
  edit: true,
  scale: true,
  detail: true,
  actions: true,
}
const labelKeys: KeysOf<ResourceDefinition['label']> = { one: true, many: true, title: true }
const placeKeys: KeysOf<PlaceDefinition> = { kind: true, icon: true, tab: true, label: true, anchor: true }
const accessKeys: KeysOf<AccessDefinition> = {
  subject: true,
  list: true,
  create: true,
  edit: true,
  scale: true,
}
const callsKeys: KeysOf<ResourceDefinition['calls']> = { list: true, recordsAt: true }
const callKeys: KeysOf<CallDefinition> = { method: true, path: true }
const detailKeys: KeysOf<NonNullable<ResourceDefinition['detail']>> = { title: true, sections: true }
const sectionKeys: KeysOf<SectionDefinition<string>> = { title: true, text: true, fields: true }
const optionKeys: KeysOf<OptionDefinition> = {
  value: true,
  label: true,
  text: true,
  disabledReason: true,
}
const fieldKeys: KeysOf<FieldDefinition> = {
  label: true,
  kind: true,
  help: true,
  hint: true,
  placeholder: true,
  unit: true,
  wire: true,
  isSecret: true,
  rule: true,
  debounce: true,
  required: true,
  requiredWhen: true,
  resets: true,
  notBefore: true,
  review: true,
  isCopyable: true,
  accept: true,
  min: true,
  max: true,
  cell: true,
  input: true,
  options: true,
  choices: true,
  shownWhen: true,
  lockedWhen: true,
  action: true,
}
const editKeys: KeysOf<EditDefinition<string>> = {
  title: true,
  intro: true,
  submit: true,
  note: true,
  success: true,
  saysServerMessage: true,
  call: true,
  request: true,
  recordTitle: true,
  submitWhen: true,
  remedy: true,
  initial: true,
  width: true,
  sections: true,
  wizard: true,
  ask: true,
  upload: true,
  locked: true,
}
const { locked: _locked, ...formKeys } = editKeys
const createKeys: KeysOf<CreateDefinition<string>> = { ...formKeys, layout: true, reloadsPerson: true }
const wizardKeys: KeysOf<NonNullable<EditDefinition<string>['wizard']>> = { review: true }
const listKeys: KeysOf<ListDefinition<string>> = {
  layout: true,
  columns: true,
  columnsShownWhen: true,
  columnsOnDemand: true,
  card: true,
  search: true,
  filters: true,
  sort: true,
  sortable: true,
  groups: true,
  paging: true,
  refresh: true,
  poll: true,
  holds: true,
  loading: true,
  empty: true,
  error: true,
  errorNotice: true,
  retry: true,
  unavailable: true,
}
type List = ListDefinition<string>
const cardKeys: KeysOf<CardDefinition> = { state: true, foot: true }
const searchKeys: KeysOf<NonNullable<List['search']>> = {
  fields: true,
  label: true,
  placeholder: true,
  debounce: true,
}
const sortKeys: KeysOf<NonNullable<List['sort']>> = { field: true, order: true }
const filterKeys: KeysOf<FilterDefinition<string>> = {
  key: true,
  label: true,
  all: true,
  column: true,
  field: true,
  reader: true,
}
const groupsKeys: KeysOf<NonNullable<List['groups']>> = { by: true, panels: true }
const groupKeys: KeysOf<GroupDefinition> = { key: true, title: true, empty: true }
const pagingKeys: KeysOf<PagingDefinition> = { kind: true, sizes: true, query: true }
const refreshKeys: KeysOf<RefreshDefinition> = { every: true, faster: true }
const fasterKeys: KeysOf<NonNullable<RefreshDefinition['faster']>> = {
  every: true,
  reader: true,
  values: true,
}
const pollKeys: KeysOf<NonNullable<List['poll']>> = { call: true, merge: true }
const emptyKeys: KeysOf<List['empty']> = { title: true, text: true, action: true }
const actionKeys: KeysOf<ActionDefinition> = {
  name: true,
  asks: true,
  label: true,
  icon: true,
  where: true,
  offeredWhen: true,
  enabledWhen: true,
  opens: true,
  call: true,
  request: true,
  bulk: true,
  sends: true,
  answer: true,
  tellAfter: true,
  notWith: true,
  confirm: true,
  destroys: true,
  progress: true,
  success: true,
  saysServerMessage: true,
  failure: true,
  optimistic: true,
  done: true,
  isDangerous: true,
  reloadsPerson: true,
}
const confirmKeys: KeysOf<Confirmation> = {
  kind: true,
  title: true,
  text: true,
  submit: true,
  field: true,
  mismatch: true,
  dialog: true,
}
const conditionKeys: KeysOf<FieldCondition> = { field: true, is: true, isNot: true }
const doneKeys: KeysOf<NonNullable<ActionDefinition['done']>> = { reader: true, value: true, text: true }

/** The keys that the parts of a definition may have. */
export const definitionKeys = {
  resource: resourceKeys,
  label: labelKeys,
  place: placeKeys,
  access: accessKeys,
  calls: callsKeys,
  call: callKeys,
  detail: detailKeys,
  section: sectionKeys,
  option: optionKeys,
  field: fieldKeys,
  edit: editKeys,
  create: createKeys,
  wizard: wizardKeys,
  list: listKeys,
  card: cardKeys,
  search: searchKeys,
  sort: sortKeys,
  filter: filterKeys,
  groups: groupsKeys,
  group: groupKeys,
  paging: pagingKeys,
  refresh: refreshKeys,
  faster: fasterKeys,
  poll: pollKeys,
  empty: emptyKeys,
  action: actionKeys,
  confirm: confirmKeys,
  condition: conditionKeys,
  done: doneKeys,
} as const
