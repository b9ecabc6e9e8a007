import * as z from 'zod/mini'
import { actions, subjects } from '../../access/vocabulary'
import { deepestFilter } from '../../domain/combined-filter'
import { fileActionSchema, fileCallSchema, fileDeleteSchema, fileListCallSchema } from './file-actions'
import { fileDetailSchema } from './file-detail'
import { fileFieldSchema } from './file-fields'
import { fileCreateSchema, fileEditSchema, fileImportSchema } from './file-forms'
import { fileListSchema } from './file-list'
import { menuPlace } from './file-place'
import { expected, text, words } from './file-texts'

const tabPlace = z.strictObject({
  kind: z.literal('tab').check(z.describe('On a tab of the cluster page.')),
  tab: words('A tab of the cluster page; one it does not have is added.'),
  label: z.optional(text('What the added tab is called.')),
  anchor: z.optional(words('Name of the section in the address; the name of the resource when left out.')),
})

const filterParameter = z
  .union(
    [
      z.string(),
      z.strictObject({
        name: words('Its name.'),
        levels: z
          .number()
          .check(
            z.gte(1, 'must be 1 or more'),
            z.lte(deepestFilter, `must be ${deepestFilter} or less`),
            z.multipleOf(1, 'must be a whole number'),
            z.describe(
              'How deep the server takes groups: 1 conditions alone, 2 groups of conditions, 3 groups in groups, 4 once more.',
            ),
          ),
      }),
    ],
    { error: expected('the name of a parameter, or an object with "name" and "levels"') },
  )
  .check(
    z.describe(
      'Of a list that the server pages: the parameter by which it takes what "filterBuilder" makes, as JSON: {"operator": "or", "value": [{"field": "size", "operator": "gte", "value": 5}]}. By its name alone: groups of conditions, and no groups in these.',
    ),
  )

/**
 * The format of a definition file. It checks the file, gives the JSON schema, and the types of the plain data that a
 * definition in TypeScript may say, too. A file has plain words for texts, types of fields in place of a schema, and
 * what it leaves out is what every resource has.
 */
export const resourceFileSchema = z.strictObject({
  $schema: z.optional(
    z.string().check(z.describe('Where the JSON schema of this file stands; editors complete by it.')),
  ),
  name: words('Plural, in lower case with hyphens; the file and the address are called so.'),
  label: z
    .strictObject({ one: text('One of them, such as "API key".'), many: text('Several of them.') })
    .check(z.describe('What it is called: one of them, and several.')),
  about: z.optional(text('One line of what these are, under the title.')),
  scope: z
    .enum(['user', 'cluster'])
    .check(
      z.describe(
        'Whose they are: "user" of the person who is signed in, "cluster" of the cluster whose page is open.',
      ),
    ),
  place: z
    .discriminatedUnion('kind', [menuPlace, tabPlace], {
      error: expected('an object with "kind": "menu" or "tab"'),
    })
    .check(
      z.describe('Where it stands: in the menu, at an address of its own, or on a tab of the cluster page.'),
    ),
  access: z
    .strictObject({
      subject: z
        .enum(subjects)
        .check(
          z.describe(
            'What access is asked about: "Account" and "ClusterConfiguration" are made for new resources.',
          ),
        ),
      list: z.enum(actions).check(z.describe('The action that access has to allow who reads them.')),
      create: z.optional(
        z
          .enum(actions)
          .check(
            z.describe(
              'The action that access has to allow who makes one; left out where there is no such form.',
            ),
          ),
      ),
      edit: z.optional(
        z
          .enum(actions)
          .check(
            z.describe(
              'The action that access has to allow who changes one; left out where there is no such form.',
            ),
          ),
      ),
      clone: z.optional(
        z
          .enum(actions)
          .check(
            z.describe(
              'The action that access has to allow who makes one of another; left out where there is no such form.',
            ),
          ),
      ),
    })
    .check(z.describe('Who may do what; nothing is open by default.')),
  titleField: words('The field that names a record.'),
  api: z.optional(words('An API that config.json names under "apis"; the product API when left out.')),
  calls: z.optional(
    z
      .strictObject({
        list: z.optional(
          fileListCallSchema.check(
            z.describe(
              'Reads the list; GET /{name} when left out, in a cluster GET /instances/{instanceId}/{name}.',
            ),
          ),
        ),
        one: z.optional(
          fileCallSchema.check(
            z.describe('Reads one record, for its page and before a form of a row opens.'),
          ),
        ),
        id: z.optional(
          words(
            'Where a record of the API has its id, such as "run_id", or "metadata.uid" within an object; "id" when left out.',
          ),
        ),
        recordsAt: z.optional(
          words(
            'Where the records of a list stand in its answer, such as "items", or "data.items" within an object.',
          ),
        ),
        totalAt: z.optional(
          words(
            'Where the number of all records stands there, such as "meta.total"; "total", or the header X-Total-Count, when left out.',
          ),
        ),
        recordAt: z.optional(
          words(
            'Where one record stands in the answer of the call that reads, makes or changes it, such as "data".',
          ),
        ),
        filterParameter: z.optional(filterParameter),
      })
      .check(
        z.describe(
          'How the API is asked, and where its answers have what the list needs; left out where it keeps to the REST convention.',
        ),
      ),
  ),
  fields: z.record(z.string(), fileFieldSchema).check(z.describe('The fields of a record, by their names.')),
  list: fileListSchema.check(z.describe('The list of the records.')),
  create: z.optional(
    fileCreateSchema.check(z.describe('The form that makes a record; nobody makes one when left out.')),
  ),
  import: z.optional(
    fileImportSchema.check(
      z.describe(
        'Records are made from the rows of a CSV or JSON file, each by the call of "create": a button beside it.',
      ),
    ),
  ),
  edit: z.optional(
    fileEditSchema.check(z.describe('The form that changes a record; nobody changes one when left out.')),
  ),
  clone: z.optional(fileEditSchema.check(z.describe('How a record is made of another one.'))),
  detail: z.optional(
    fileDetailSchema.check(
      z.describe('What there is to read of one record, in a dialog or on a page; neither when left out.'),
    ),
  ),
  delete: z.optional(
    fileDeleteSchema.check(
      z.describe('Deletes a record, after a question; nobody deletes one when left out.'),
    ),
  ),
  actions: z.optional(
    z
      .array(fileActionSchema)
      .check(z.describe('What else is done to a record, or by a button above the list.')),
  ),
  fixtures: z.optional(
    z
      .array(z.record(z.string(), z.unknown()))
      .check(z.describe('Records the sandbox starts with; the console does not read them.')),
  ),
})
export type ResourceFile = z.infer<typeof resourceFileSchema>
