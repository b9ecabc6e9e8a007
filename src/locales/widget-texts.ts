import { widgets } from './en/widgets'
import { addMessages } from './t'

// Importing this file is enough: what translates antd's parts brings their English words along.
addMessages({ widgets })
