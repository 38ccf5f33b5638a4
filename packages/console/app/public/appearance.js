// Theme, density and language before the first paint. Loaded as a plain script so that the page never flashes in the
// wrong colours; `src/appearance/appearance.ts` owns the key and the values. For whoever is signed in it also begins to
// fetch the letters, which only the frame uses.
(() => {
  const root = document.documentElement;
  const fetchLetters = (name) => {
    const link = document.querySelector(`link[data-font="${name}"]`)?.cloneNode();
    if (!link) return;
    link.removeAttribute('media');
    document.head.append(link);
  };
  try {
    const stored = JSON.parse(localStorage.getItem('careline.ui') ?? '{}');
    if (['light', 'dark', 'contrast'].includes(stored.theme)) root.dataset.theme = stored.theme;
    if (stored.density === 'compact') root.dataset.density = 'compact';
    if (stored.locale === 'hi') root.lang = 'hi';
    if (localStorage.getItem('careline.loggedIn') === 'true') {
      fetchLetters('latin');
      if (stored.locale === 'hi') fetchLetters('hi');
    }
  } catch {
    // Storage is blocked or holds something else: the defaults hold.
  }
})();
