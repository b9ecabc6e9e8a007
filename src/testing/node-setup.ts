import { afterEach } from 'vitest'
import { putBack } from './put-back'

afterEach(putBack)
