import { fields } from './en/fields'
import { addMessages } from './t'

// Importing this file is enough: the inputs and cells of special values bring their texts along.
addMessages({ fields })
