import { totals } from './en/totals'
import { addMessages } from './t'

// Importing this file is enough: the row of totals brings its words along.
addMessages({ totals })
