/** The mark: stacked basalt columns. Decorative; the name stands beside it. */
export function Logo({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M16 2 22 5.5v7L16 16l-6-3.5v-7z" fill="currentColor" />
      <path d="m9 14.2 6 3.5v7l-6 3.5-6-3.5v-7z" fill="currentColor" opacity=".72" />
      <path d="m23 14.2 6 3.5v7l-6 3.5-6-3.5v-7z" fill="currentColor" opacity=".45" />
    </svg>
  )
}
