const HIGHEST = 6;

/** Shifts the level of every heading below `root`, including later ones. Returns a function that stops. */
export function shiftHeadings(root: HTMLElement, shift: number): () => void {
  const headings = () => root.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6');
  const dress = () => {
    for (const heading of headings()) {
      const level = Number(heading.localName.slice(1)) + shift;
      const wanted = String(Math.min(HIGHEST, Math.max(1, level)));
      if (heading.ariaLevel !== wanted) heading.ariaLevel = wanted;
    }
  };
  const observer = new MutationObserver(dress);
  observer.observe(root, { childList: true, subtree: true });
  dress();
  return () => {
    observer.disconnect();
    for (const heading of headings()) heading.ariaLevel = null;
  };
}
