import { useQuery } from '@tanstack/react-query'
import { readOwnAddress } from '../api/own-address'
import { useSession } from './session-context'

/** What is known of the address a person is seen at; null where config.json names no service that tells it. */
export type OwnAddress = { address: string | null; isReading: boolean; retry: () => void } | null

/** People change their network during the day, and a form is filled in within minutes. */
const freshFor = 60_000

/** The IPv4 address the person is seen at now, asked for when something first shows it. */
export function useOwnAddress(): OwnAddress {
  const { addressService } = useSession()
  const query = useQuery({
    queryKey: ['own-address'],
    queryFn: ({ signal }) => addressService && readOwnAddress(addressService, signal),
    enabled: addressService !== null,
    staleTime: freshFor,
    retry: false,
  })
  if (addressService === null) return null
  return {
    address: query.data ?? null,
    isReading: query.isFetching && query.data === undefined,
    retry: () => void query.refetch(),
  }
}
