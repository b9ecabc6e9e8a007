import { exporting } from './en/export'
import { addMessages } from './t'

// Importing this file is enough: the dialog that saves a list brings its words along.
addMessages({ exporting })
