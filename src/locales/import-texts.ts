import { importing } from './en/import'
import { addMessages } from './t'

// Importing this file is enough: the dialog that imports a file brings its words along.
addMessages({ importing })
