/**
 * Keys count where focus is in the widget, or nowhere: the page around it keeps its own. Nowhere is also what takes the focus
 * and where the keyboard does not stop, such as a heading after a change of page, or the scrolling part of it after a click on
 * its text. In an element they count inside alone, because where nothing has the focus the page around has hotkeys of its own.
 */
export function isOurs(event: KeyboardEvent, root: HTMLElement | null): boolean {
  if (root === null) return false;
  const path = event.composedPath();
  if (path.includes(root)) return true;
  const [target] = path;
  return target instanceof HTMLElement && target.tabIndex < 0 && root.getRootNode() === document;
}
