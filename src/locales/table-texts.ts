import { tables } from './en/tables'
import { addMessages } from './t'

// Importing this file is enough: a table brings its words along.
addMessages({ tables })
