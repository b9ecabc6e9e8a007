/** The pictures of data sources, which the cards of their data apps show; as addresses that need no other server. */
export const categoryImages: Readonly<Record<string, string>> = {
  Salesforce: picture('#1f6fb2', '<path d="M14 30a6 6 0 0 1 0-12 8 8 0 0 1 15-2 7 7 0 0 1 2 14z"/>'),
  'Oracle EBS': picture(
    '#a13d3d',
    '<ellipse cx="22" cy="14" rx="10" ry="4"/><path d="M12 17c3 4 17 4 20 0v5c-3 4-17 4-20 0zm0 9c3 4 17 4 20 0v4c-3 5-17 5-20 0z"/>',
  ),
  'SAP S/4HANA': picture(
    '#6b4ea0',
    '<path d="M11 11h10v10H11zM23 11h10v10H23zM11 23h10v10H11z"/><path d="M24 24h8v8h-8z" fill="none" stroke="#fff" stroke-width="2"/>',
  ),
  Snowflake: picture(
    '#0f7f87',
    '<path d="M22 9v26M11 15.5l22 13M33 15.5l-22 13" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>',
  ),
}

function picture(background: string, drawing: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><rect width="44" height="44" fill="${background}"/><g fill="#fff">${drawing}</g></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
