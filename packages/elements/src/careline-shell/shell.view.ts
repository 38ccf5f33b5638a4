import type { ElementHandle } from '../shell/element-handle.ts';
import { earlyWords } from '../shell/languages.ts';
import { make } from '../shell/make.ts';
import type { Draw } from '../shell/mounting.ts';
import text from './careline-shell.css?shadow';
import { shellFrameWords } from './shell-frame-words.ts';

let sheet: CSSStyleSheet | undefined;

/** Shared by all shells on the page. */
function frameSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
  }
  return sheet;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Three bars. */
function menuIcon(): SVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  for (const [name, value] of Object.entries({
    viewBox: '0 0 24 24',
    width: '24',
    height: '24',
    'aria-hidden': 'true',
  }))
    icon.setAttribute(name, value);
  const path = icon.appendChild(document.createElementNS(SVG, 'path'));
  path.setAttribute('d', 'M3 18h18v-2H3zm0-5h18v-2H3zm0-7v2h18V6z');
  path.setAttribute('fill', 'currentColor');
  return icon;
}

const slot = (name: string) => make('slot', { name });

function makeParts() {
  const skip = make('button', { type: 'button', class: 'careline-shell-skip' });
  const toggle = make('button', {
    type: 'button',
    class: 'careline-shell-toggle',
    part: 'button',
    'aria-controls': 'careline-shell-menu',
  });
  toggle.append(menuIcon());
  const menuSlot = slot('menu');
  const brandSlot = slot('brand');
  const brand = make('div', { class: 'careline-shell-brand' }, brandSlot);
  const account = slot('account');
  const bar = make('div', { class: 'careline-shell-bar', part: 'topbar' }, toggle, brand, account);
  const menu = make(
    'div',
    { id: 'careline-shell-menu', class: 'careline-shell-menu', part: 'sidebar' },
    menuSlot,
  );
  const cover = make('div', { class: 'careline-shell-cover' });
  const content = make(
    'div',
    { class: 'careline-shell-content', part: 'content', tabindex: '-1' },
    slot('main'),
    make('slot', {}),
  );
  const body = make('div', { class: 'careline-shell-body' }, menu, cover, content);
  const root = make('div', { class: 'careline-shell' }, skip, bar, body);
  return { root, skip, toggle, brand, brandSlot, account, menu, menuSlot, cover, content };
}

type Parts = ReturnType<typeof makeParts>;

const isFilled = (one: HTMLSlotElement): boolean => one.assignedNodes().length > 0;

/** Updates the parts from the properties, slots and language. */
function sync({ frame, store, dress }: ElementHandle, parts: Parts): void {
  const { menuOpen, hideMenu, hideTopbar } = store.getState();
  // Use the shell's language here, because the shell has all of these words.
  frame.base.lang = '';
  dress();
  const words = earlyWords(shellFrameWords, frame.base.lang);
  const hasMenu = !hideMenu && isFilled(parts.menuSlot);
  const isOpen = hasMenu && menuOpen === true;
  parts.skip.textContent = words.skip;
  parts.toggle.hidden = !hasMenu;
  parts.toggle.ariaLabel = isOpen ? words.closeMenu : words.openMenu;
  parts.toggle.ariaExpanded = String(isOpen);
  parts.menu.hidden = !hasMenu;
  parts.skip.hidden = !hasMenu;
  parts.brand.hidden = Boolean(hideTopbar);
  parts.account.hidden = Boolean(hideTopbar);
  const isBarFilled = [parts.brandSlot, parts.account].some(isFilled);
  parts.root.toggleAttribute('data-bar', !hideTopbar && isBarFilled);
  parts.root.toggleAttribute('data-open', isOpen);
}

/** Returns whether the shell is narrow, so that the menu overlays the content. */
const isOver = ({ toggle }: Parts): boolean => toggle.checkVisibility();

/** Handles the menu of a narrow shell. */
function listen({ host, store, emit }: ElementHandle, parts: Parts): void {
  const { skip, toggle, menu, menuSlot, cover, content } = parts;
  const change = (open: boolean): void => {
    if (store.getState().menuOpen === open) return;
    Reflect.set(host, 'menuOpen', open);
    emit('careline-menu-change', { open });
  };
  const close = (): void => {
    change(false);
    toggle.focus();
  };
  skip.onclick = () => content.focus();
  toggle.onclick = () => {
    const open = store.getState().menuOpen !== true;
    change(open);
    if (!open) return;
    const [first] = menuSlot.assignedElements({ flatten: true });
    if (first instanceof HTMLElement) first.focus();
  };
  cover.onclick = close;
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOver(parts) || event.defaultPrevented) return;
    event.preventDefault();
    close();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    const isGone = relatedTarget instanceof Node && relatedTarget !== toggle;
    const isInside = menuSlot
      .assignedElements({ flatten: true })
      .some((one) => one.contains(relatedTarget as Node | null));
    if (isGone && !isInside && isOver(parts)) change(false);
  });
  // Close the menu after a choice, so that the page is visible.
  menu.addEventListener('click', (event) => {
    const isWay = event.composedPath().some((one) => one instanceof Element && one.matches('a[href]'));
    if (isWay && isOver(parts)) change(false);
  });
}

/** Reports the end of the element's session, and restores what an element of its key showed. */
function followSession({ inside, emit, restoreState }: ElementHandle): () => void {
  const settings = inside()?.settings;
  if (settings) restoreState();
  return (
    settings?.subscribe((now, before) => {
      if (now.ended && !before.ended) emit('careline-signed-out');
    }) ?? (() => undefined)
  );
}

/** Draws the frame without React. The slots contain the page's own content, which is visible from the start. */
export const draw: Draw = (element) => {
  const { root, frame, store, inner, internals, ready, emit } = element;
  const parts = makeParts();
  if (!root.adoptedStyleSheets.includes(frameSheet())) root.adoptedStyleSheets.push(frameSheet());
  frame.view.replaceChildren(parts.root);
  const again = () => sync(element, parts);
  let unfollow = followSession(element);
  const ends = [
    store.subscribe(again),
    inner.subscribe((now, before) => {
      again();
      if (now.session === before.session) return;
      unfollow();
      unfollow = followSession(element);
    }),
    () => unfollow(),
    () => frame.view.replaceChildren(),
  ];
  for (const one of [parts.brandSlot, parts.account, parts.menuSlot])
    one.addEventListener('slotchange', again);
  listen(element, parts);
  again();
  frame.failure.hidden = true;
  internals.states.delete('error');
  internals.states.add('ready');
  ready.resolve();
  emit('careline-ready');
  return () => {
    for (const end of ends) end();
  };
};
