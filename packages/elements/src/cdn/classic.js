// For pages that cannot write `type="module"`, such as those whose content management puts scripts together:
// <script defer src="…/elements/classic.js"></script>. `Careline` is a promise of what session.js exports.
(() => {
  const { src } = document.currentScript;
  const load = (name) => import(new URL(name, src).href);
  window.Careline = load(`careline.js${new URL(src).search}`).then(() => load('session.js'));
  window.Careline.then(
    (careline) => dispatchEvent(new CustomEvent('careline-loaded', { detail: careline })),
    (error) => console.error('Careline: the elements did not load', error),
  );
})();
