/** What the settings say about a plugin that is on, and comes from a marketplace that this machine knows. */
export const WITH_PLUGIN = {
  enabledPlugins: { 'sage@market': true },
  extraKnownMarketplaces: { market: { source: { source: 'github', repo: 'somebody/market' } } },
}
