import type { CallName } from '../api/contract'
import type { Person } from '../domain/person'
import type { TotalKind } from '../domain/total'
import type { Text } from '../locales/text'
import type {
  ColumnCondition,
  Grouping,
  OfRecords,
  OptimisticRules,
  PollMerge,
  Reader,
} from './define-behaviour'
import type { FieldDefinition } from './define-field'
import type { Data } from './file/file-texts'
import type { ResourceFile } from './file/resource-file'
import type { GroupBy } from './groupable'
import type { ResourceRecord } from './resource-record'

/** One panel of a list of cards; `panelOf` gives the keys. */
export type GroupDefinition = { key: string; title: Text; empty: Text }

/** Filters as a server is asked for them: the value of a parameter, or several of which a record has one. */
export type AskedFilters = Readonly<Record<string, string | readonly string[]>>

/** How a filter reads what the address spells; src/definitions/value-filters.ts has those there are. */
export type FilterReading = {
  /** Whether a record is what is wanted; undefined for what makes no sense, which filters nothing. */
  test: (spelled: string, field: string) => ((record: ResourceRecord) => boolean) | undefined
  /** What a server is asked, by the convention of `@refinedev/simple-rest`. */
  ask: (spelled: string, field: string) => AskedFilters
  /** The keys of what it may be asked. */
  keys: (field: string) => readonly string[]
}

/** A filter of a list: by a field's values, or by what a reader says of a record. */
export type FilterDefinition<Field extends string, Row = ResourceRecord> = {
  /** Its name in the address bar. */
  key: string
  label: Text
  /** The choice that filters nothing. */
  all: Text
  /** Tables: the column whose header holds the filter; without it, it stands above the table. */
  column?: Field
  /** A person may choose several values at once, of which a record has to have one. */
  several?: true
  /**
   * By what lies between two figures or days, by a text, or by conditions on several fields, and how that is read;
   * without it, by the value itself.
   */
  by?: 'range' | 'text' | 'conditions'
  reading?: FilterReading
} & (
  | { field: Field; reader?: undefined; fields?: undefined }
  | { reader: Reader<Row>; field?: undefined; fields?: undefined }
  | {
      by: 'conditions'
      /** Paths such as `clusterId.region` are fields of the records that a reference leads to. */
      fields: readonly (Field | `${Field}.${string}`)[]
      /** What is known of those paths; left out until their resources are. */
      related?: Readonly<Record<string, FieldDefinition>>
      /** The address asks about related records that the person may not read: nothing is filtered. */
      isRefused?: boolean
      /** How deep groups of conditions may stand in groups. */
      levels: number
      field?: undefined
      reader?: undefined
    }
)

/** A list of cards, in panels. The parts of a card that are not plain fields are names of cells of the folder. */
export type CardDefinition<Row = ResourceRecord> = {
  state: string
  foot: string
  panelOf: Grouping<Row>
  panels: readonly GroupDefinition[]
}

/** What is asked for, where the server cuts the pages; src/providers/list-queries.ts says it of each. */
export type ListQueryName = 'simple-rest' | 'data-agents'

/**
 * How much of a list is on screen at once. `client`: the whole list is here and is cut into pages of the first size;
 * a person may choose another. `server`: each page is asked for, by the registered query. `none`: all rows, drawn as
 * they scroll into view.
 */
export type PagingDefinition =
  | { kind: 'client'; sizes: readonly number[] }
  | { kind: 'server'; sizes: readonly number[]; query: ListQueryName }
  | { kind: 'none' }

/** Reads the list again every so many milliseconds; faster while the reader, or the field, gives one of these values. */
export type RefreshDefinition<Row = ResourceRecord> = {
  every: number
  faster?: { every: number; values: readonly string[] } & (
    | { reader: Pick<Reader<Row>, 'read'>; field?: undefined }
    | { field: string; reader?: undefined }
  )
}

type ListData = Data<ResourceFile>['list']

export type ListDefinition<Field extends string, Row = ResourceRecord> = {
  columns: readonly Field[]
  /** Columns that stand only while a condition holds. */
  columnsShownWhen?: { readonly [Name in Field]?: ColumnCondition }
  /** Tables: columns that stand only once a person asks for them in the table's view menu. */
  columnsOnDemand?: readonly Field[]
  /** Draws each record as a card, whose lines the columns become; without it the list is a table. */
  card?: CardDefinition<Row>
  /** `debounce`: milliseconds after the last key before the search is asked for. */
  search?: { fields: readonly Field[]; label: Text; placeholder: Text; debounce?: number }
  filters?: readonly FilterDefinition<Field, Row>[]
  /** Views that come with the resource, before those that a person keeps. */
  views?: ListData['views']
  /** Tables: what columns come to, in a row under them; of a list that a server cuts, on the page that is here. */
  totals?: { readonly [Name in Field]?: TotalKind } | undefined
  /** Rows of one value of a field, or of one period of its dates, stand together until a person chooses otherwise. */
  groupBy?: GroupBy<Field>
  /** How the records stand until a person chooses otherwise; a table when left out. */
  as?: ListData['as']
  /** Drawn above the table, of all records that are found: one, or several side by side. */
  chart?: ListData['chart']
  /** Without it the server's order stands. */
  sort?: { field: Field; order: 'asc' | 'desc' }
  /** Name of what the folder shows at the list's title, of all its records as far as they are here. */
  toolbar?: string
  /** Tables: columns a person may sort by; left out: each plain column, and none where the server cuts the pages. */
  sortable?: readonly Field[]
  /** Tables only; pages of 10, 20 or 30 rows when left out (D1 §9). */
  paging?: PagingDefinition
  refresh?: RefreshDefinition<Row>
  /** A poll that refreshes parts of the records; `merge` says how the answer joins the list. */
  poll?: { call: CallName; merge: PollMerge<Row> }
  /** What stands beside the server's records, as it would list them: what it leaves out, and a person looks for. */
  complete?: OfRecords<[records: readonly Row[], person: Person], readonly Row[]>
  /** The rules by which an optimistic change is shown, held and settled. */
  optimisticUpdates?: OptimisticRules<Row>
  loading: Text
  /**
   * `action`: the action offered there. `noMatches`: said where search and filters find nothing, in place of the usual
   * words.
   */
  empty: ListData['empty'] & { noMatches?: Text }
  error: Text
  /** Said as a notification, too, where the server gives no words of its own. */
  errorNotice?: Text
  /** What the button after a failure says; it also clears the search. */
  retry?: Text
  /** Stands in place of the list, before access' reason, where somebody may not see it. */
  unavailable?: Text
}
