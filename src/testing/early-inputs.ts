import { NumberInput } from '../views/form/inputs/inputs'

// Its code comes with the first field of its kind: no test may pass only behind another file that had one.
await NumberInput.preload()
