import { filter } from './en/filter'
import { addMessages } from './t'

// Importing this file is enough: a filter by a range or a text brings its words along.
addMessages({ filter })
