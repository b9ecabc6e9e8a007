import { configure } from '@testing-library/react'

/** For `npm run test:mutation`: most changes show in something that never comes, and each would be waited for half a minute. */
configure({ asyncUtilTimeout: 10_000 })
