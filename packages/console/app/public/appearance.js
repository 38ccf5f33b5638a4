// Theme, density and language before the first paint. Loaded as a plain script so that the page never flashes in the
// wrong colours; `src/appearance/appearance.ts` owns the key and the values.
(() => {
  const root = document.documentElement;
  try {
    const kept = JSON.parse(localStorage.getItem('careline.ui') ?? '{}');
    if (['light', 'dark', 'contrast'].includes(kept.theme)) root.dataset.theme = kept.theme;
    if (kept.density === 'compact') root.dataset.density = 'compact';
    if (kept.locale === 'hi') root.lang = 'hi';
  } catch {
    // Storage is blocked or holds something else: the defaults hold.
  }
})();
