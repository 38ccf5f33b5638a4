// Sets theme, density and language before the first paint. A plain script, so that the page never flashes in the wrong
// colours. `src/appearance/appearance.ts` owns the key and the values; the build lists the languages on the root element.
// For signed-in users it also starts to load the fonts, which only the frame uses.
(() => {
  const root = document.documentElement;
  const loadFont = (name) => {
    const link = document.querySelector(`link[data-font="${name}"]`)?.cloneNode();
    if (!link) return;
    link.removeAttribute('media');
    document.head.append(link);
  };
  try {
    const stored = JSON.parse(localStorage.getItem('careline.ui') ?? '{}');
    if (['light', 'dark', 'contrast'].includes(stored.theme)) root.dataset.theme = stored.theme;
    if (stored.density === 'compact') root.dataset.density = 'compact';
    if (root.dataset.languages?.split(' ').includes(stored.locale)) root.lang = stored.locale;
    if (localStorage.getItem('careline.loggedIn') === 'true') {
      loadFont('en');
      if (root.lang !== 'en') loadFont(root.lang);
    }
  } catch {
    // Storage is blocked or contains something else: keep the defaults.
  }
})();
