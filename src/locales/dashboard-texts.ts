import { dashboard } from './en/dashboard'
import { addMessages } from './t'

// Importing this file is enough: the page of a dashboard brings its words along.
addMessages({ dashboard })
