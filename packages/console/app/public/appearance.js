// Theme, density and language before the first paint. Loaded as a plain script so that the page never flashes in the
// wrong colours; `src/appearance/appearance.ts` owns the key and the values.
(() => {
  const root = document.documentElement;
  try {
    const stored = JSON.parse(localStorage.getItem('careline.ui') ?? '{}');
    if (['light', 'dark', 'contrast'].includes(stored.theme)) root.dataset.theme = stored.theme;
    if (stored.density === 'compact') root.dataset.density = 'compact';
    if (stored.locale === 'hi') root.lang = 'hi';
  } catch {
    // Storage is blocked or holds something else: the defaults hold.
  }
})();
