import { listChart } from './en/list-chart'
import { addMessages } from './t'

// Importing this file is enough: the chart of a list brings its words along.
addMessages({ listChart })
